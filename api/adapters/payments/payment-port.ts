/** Money as the domain carries it: whole agorot. */
interface Money {
  minor: number;
  currency: 'ILS';
}

const declineClasses = ['soft', 'hard', 'needs_customer', 'transient'] as const;
export type DeclineClass = (typeof declineClasses)[number];

/**
 * Why a card was not charged. `soft` may be tried again later, `hard` never by itself, `needs_customer` needs the
 * person, `transient` never reached the issuer.
 */
export interface Decline {
  class: DeclineClass;
  code: string;
  message?: string;
}

/** What may be kept and shown of a card. */
export interface CardInfo {
  last4: string;
  /** `MM/YYYY`, as `user_payment_methods.card_expiry` keeps it. */
  expiry?: string;
  brand?: string;
}

/** What charges a stored card again. */
export interface TokenInfo {
  token: string;
  customerId?: string;
}

/** What a provider says of one attempt. Issues of any kind are outcomes too: money calls never throw. */
export type Outcome =
  | {
      kind: 'approved';
      txnId: string;
      amount: Money;
      card?: CardInfo;
      token?: TokenInfo;
      /** What the provider will charge by its own calendar from now on. */
      recurringUid?: string;
      providerAt: Date;
    }
  | { kind: 'declined'; decline: Decline; txnId?: string }
  | { kind: 'requires_action'; url: string }
  | { kind: 'pending' }
  /** The provider knows of no such charge; answered by a look-up only. */
  | { kind: 'not_found' }
  /** Provably never reached the provider. */
  | { kind: 'not_sent'; cause: string }
  /** Time-outs, resets, 5xx, answers that make no sense: money may have moved. */
  | { kind: 'unknown'; cause: string };

export interface CheckoutInput {
  /** The attempt's public id, a random uuid; everything the provider says later is found by it. */
  reference: string;
  /** What is charged; nought only stores the card. */
  amount: Money;
  saveCard: boolean;
  customer: { name: string; email: string; phone?: string; customerId?: string };
  /** Their sum is the amount. */
  lines: readonly { name: string; quantity: number; unit: Money }[];
  urls: { success: string; failure: string; cancel: string; callback: string };
  expiresAt: Date;
  locale: Language;
  /** The provider repeats the charge by its own calendar; for those alone whose `caps.driver` is `provider`. */
  repeats?: Pick<RecurringInput, 'recurringType' | 'recurringRange'>;
}

export type CheckoutResult =
  | { checkoutId: string; url: string }
  | { kind: 'not_sent' | 'unknown'; cause: string };

export interface ChargeInput {
  reference: string;
  amount: Money;
  token: string;
  customerId?: string;
}

export interface LookupInput {
  reference: string;
  checkoutId?: string;
  txnId?: string;
  /** Of a refund: the charge it gives back. */
  parentTxnId?: string;
}

export interface RefundInput {
  reference: string;
  /** The charge that is given back, wholly or in part. */
  txnId: string;
  amount: Money;
}

/** A charge the provider itself repeats by the calendar. */
export interface RecurringInput {
  reference: string;
  amount: Money;
  token: string;
  customerId: string;
  description: string;
  /** 2 = monthly; a year is every 12 of them. */
  recurringType: number;
  recurringRange: number;
  /** 0 = until cancelled. */
  numberOfCharges: number;
  startDate: Date;
}

export interface RecurringState {
  recurringUid: string;
  /** It charges again; false when it is paused, runs out with its period, or is over. */
  isActive: boolean;
  /** It is over for good. */
  isOver: boolean;
  /** The last charge failed, and the provider tries again by itself. */
  isPastDue: boolean;
  amount: Money;
}

export type RecurringResult<T> =
  | ({ kind: 'ok' } & T)
  | { kind: 'not_found' | 'not_sent' | 'unknown'; cause: string };

export interface RecurringCalls {
  /** Charges a stored card by the provider's calendar from a day on. */
  create(input: RecurringInput): Promise<RecurringResult<{ recurringUid: string }>>;
  update(
    recurringUid: string,
    change: Pick<RecurringInput, 'amount' | 'description'>,
  ): Promise<RecurringResult<object>>;
  /** Without another charge from now on, or charged again; what was paid for stays paid for. */
  setActive(recurringUid: string, active: boolean): Promise<RecurringResult<object>>;
  /** Ends it for good. */
  cancel(recurringUid: string): Promise<RecurringResult<object>>;
  get(recurringUid: string): Promise<RecurringResult<{ state: RecurringState }>>;
  /** Its charges, approved or not. */
  listCharges(recurringUid: string, take?: number): Promise<RecurringResult<{ charges: Outcome[] }>>;
}

/** What a verified callback tells. It changes nothing by itself: the provider is asked again. */
export interface NormalizedEvent {
  dedupeKey: string;
  reference?: string;
  recurringUid?: string;
  txnId?: string;
  hint: 'charge' | 'refund' | 'cancel' | 'dispute';
}

/** A callback that does not prove where it comes from. */
export class BadSignature extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'BadSignature';
  }
}

/** A signed callback that makes no sense. */
export class MalformedWebhook extends Error {
  constructor() {
    super('callback without a transaction');
    this.name = 'MalformedWebhook';
  }
}

/** One provider of card payments. The domain knows this file and none of the adapters. */
export interface PaymentProvider {
  readonly id: 'sandbox' | 'payplus' | 'stripe';
  readonly caps: { driver: 'merchant' | 'provider'; idempotencyKeys: boolean; partialRefund: boolean };
  /** Makes a page of the provider's on which the person pays. */
  createCheckout(input: CheckoutInput): Promise<CheckoutResult>;
  /** Ends an unpaid page. What went wrong stands in the record of calls. */
  disableCheckout(checkoutId: string): Promise<void>;
  /** Charges a stored card. Never sent a second time by itself. */
  chargeToken(input: ChargeInput): Promise<Outcome>;
  /** Asks what became of an attempt; an answer about another attempt is `unknown`. */
  lookup(input: LookupInput): Promise<Outcome>;
  refund(input: RefundInput): Promise<Outcome>;
  /** Forgets a stored card. What went wrong stands in the record of calls. */
  removeToken(token: string): Promise<void>;
  /**
   * Events of a callback, by its bytes as they came; none where it tells of something that is no payment of ours.
   * @throws {BadSignature} unless the provider signed them
   * @throws {MalformedWebhook} for signed bytes without any sense
   */
  parseWebhook(
    raw: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): NormalizedEvent[];
  recurring?: RecurringCalls;
}

/** One request to a provider and what came of it, for the record; nothing secret is in it. */
export interface ProviderCall {
  provider: PaymentProvider['id'];
  operation: string;
  reference: string | null;
  milliseconds: number;
  /** None when no answer came. */
  httpStatus: number | null;
  outcome: string;
  request: unknown;
  response: unknown;
}

export type RecordCall = (call: ProviderCall) => Promise<void>;
import type { Language } from '../../contract/base/languages.ts';
