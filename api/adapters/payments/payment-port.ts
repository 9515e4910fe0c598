import type { Language } from '../../contract/base/languages.ts';
import type {
  AttemptPaymentType,
  OfferedOnPage,
} from '../../contract/payments/entities/payment-enums.schema.ts';
import type { TaxDocumentCalls } from './tax-document-port.ts';
import type { PayoutCalls } from './payout-port.ts';
import type { StatementRange, StatementResult } from './statement-port.ts';

/** Where adapters take the time from; never the machine's own. */
export interface PaymentClock {
  now(): Date;
}

interface Money {
  minor: number;
  currency: 'ILS';
}

const declineClasses = ['soft', 'hard', 'needs_customer', 'transient'] as const;
export type DeclineClass = (typeof declineClasses)[number];

/**
 * Why a card was not charged. `soft` may be tried again later, `hard` never without the customer, `needs_customer`
 * needs the customer's action, `transient` never reached the issuer.
 */
export interface Decline {
  class: DeclineClass;
  code: string;
  message?: string;
}

/** The data of a card that may be stored and shown. */
export interface CardInfo {
  last4: string;
  /** `MM/YYYY`, as in `user_payment_methods.card_expiry`. */
  expiry?: string;
  brand?: string;
}

/** What charges a stored card again. */
export interface TokenInfo {
  token: string;
  customerId?: string;
}

/** A provider's answer about one attempt. Errors of any kind are outcomes too: money calls never throw. */
export type Outcome =
  | {
      kind: 'approved';
      txnId: string;
      amount: Money;
      /** The issuer approved less than was asked: never the whole, whatever the amount says. */
      isPartial?: true;
      card?: CardInfo;
      /** The customer paid with this instead of typing a card. */
      paymentType?: AttemptPaymentType;
      /** In how many payments the card is charged, where the provider tells. */
      installments?: number;
      token?: TokenInfo;
      /** The number of the charge that the provider repeats by its own calendar from now on. */
      recurringUid?: string;
      providerAt: Date;
    }
  | { kind: 'declined'; decline: Decline; txnId?: string; card?: CardInfo }
  | { kind: 'requires_action'; url: string }
  | { kind: 'pending' }
  /** The provider knows of no such charge; answered by a look-up only. */
  | { kind: 'not_found' }
  /** Provably never reached the provider. */
  | { kind: 'not_sent'; cause: string }
  /** Time-outs, resets, 5xx, unreadable answers: money may have moved. */
  | { kind: 'unknown'; cause: string };

export type Approved = Extract<Outcome, { kind: 'approved' }>;

/**
 * A provider's answer to a look-up: every approved transaction under the reference, the oldest first, for each of them
 * is somebody's money (docs/money.md 13.1); without any, what became of the reference.
 */
export type Found =
  | { kind: 'approved'; transactions: readonly [Approved, ...Approved[]] }
  | Exclude<Outcome, { kind: 'approved' }>;

export interface CheckoutInput {
  /** The attempt's public id, a random uuid; the provider's later answers name it. */
  reference: string;
  /** The amount to charge; nought only stores the card. */
  amount: Money;
  saveCard: boolean;
  customer: { name: string; email: string; phone?: string; customerId?: string };
  /** Their sum is the amount. */
  lines: readonly { name: string; quantity: number; unit: Money }[];
  urls: { success: string; failure: string; cancel: string; callback: string };
  expiresAt: Date;
  locale: Language;
  /** In how many payments the card is charged; one unless named. Only where `caps.installments`. */
  installments?: number;
  /** The provider repeats the charge by its own calendar; only where `caps.driver` is `provider`. */
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
  /** In how many payments the card is charged; one unless named. Only where `caps.installments`. */
  installments?: number;
}

export interface LookupInput {
  reference: string;
  checkoutId?: string;
  /** A transaction that somebody named, such as a callback; it counts where it carries the reference. */
  txnId?: string;
  /** For a refund: the charge that is refunded. */
  parentTxnId?: string;
}

export interface RefundInput {
  reference: string;
  /** The charge that is refunded, in full or in part. */
  txnId: string;
  amount: Money;
}

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
  /** Whether it charges again; false when it is paused, runs out with its period, or is over. */
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
  /** Stops further charges, or resumes them; the paid time stays. */
  setActive(recurringUid: string, active: boolean): Promise<RecurringResult<object>>;
  /** Ends it for good. */
  cancel(recurringUid: string): Promise<RecurringResult<object>>;
  get(recurringUid: string): Promise<RecurringResult<{ state: RecurringState }>>;
  /** Its charges, approved or not. */
  listCharges(recurringUid: string, take?: number): Promise<RecurringResult<{ charges: Outcome[] }>>;
}

/** The content of a verified callback. It changes nothing by itself: the provider is asked again. */
export interface NormalizedEvent {
  dedupeKey: string;
  reference?: string;
  recurringUid?: string;
  txnId?: string;
  /** The dispute it is about. */
  disputeUid?: string;
  hint: 'charge' | 'refund' | 'cancel' | 'dispute';
}

/** What a provider says of a dispute now. */
export interface DisputeState {
  disputeId: string;
  /** The charge that is disputed. */
  txnId: string;
  status: 'opened' | 'evidence_sent' | 'won' | 'lost';
  amount: Money;
  /** What the dispute itself cost so far, in agorot. */
  feeMinor: number;
  reason: string | null;
  openedAt: Date;
  evidenceDueAt: Date | null;
  /** When the bank decided, where the provider names it. */
  decidedAt: Date | null;
}

export interface DisputeCalls {
  /** @param toldBy the verified event that told of it, which may name the day of the decision */
  get(disputeId: string, toldBy?: unknown): Promise<RecurringResult<{ state: DisputeState }>>;
}

/** Thrown for a callback whose signature doesn't prove its sender. */
export class BadSignature extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'BadSignature';
  }
}

/** Thrown for a signed callback that can't be read. */
export class MalformedWebhook extends Error {
  constructor() {
    super('callback without a transaction');
    this.name = 'MalformedWebhook';
  }
}

/** One provider of card payments. The domain imports this file and none of the adapters. */
export interface PaymentProvider {
  readonly id: 'sandbox' | 'payplus' | 'stripe';
  readonly caps: {
    driver: 'merchant' | 'provider';
    idempotencyKeys: boolean;
    partialRefund: boolean;
    /** Its page and its charge of a stored card divide a sum into payments; the merchant's own sum stays whole. */
    installments?: true;
  };
  /** What its page offers beside a typed card. */
  readonly offeredOnPage: OfferedOnPage;
  /** Makes a payment page of the provider's for the customer. */
  createCheckout(input: CheckoutInput): Promise<CheckoutResult>;
  /** Ends an unpaid page. Errors are in the record of calls. */
  disableCheckout(checkoutId: string): Promise<void>;
  /** Charges a stored card. Never repeated by itself. */
  chargeToken(input: ChargeInput): Promise<Outcome>;
  /** Asks for all that is known under an attempt's reference; an answer about another attempt is `unknown`. */
  lookup(input: LookupInput): Promise<Found>;
  refund(input: RefundInput): Promise<Outcome>;
  /** Every approved charge and refund of some days, whoever asked for it. */
  statement(range: StatementRange): Promise<StatementResult>;
  /** Deletes a stored card at the provider. Errors are in the record of calls. */
  removeToken(token: string): Promise<void>;
  /**
   * Events of a callback, by its bytes as they came; none where it is about no payment of ours.
   * @throws {BadSignature} unless the provider signed them
   * @throws {MalformedWebhook} for signed bytes that can't be read
   */
  parseWebhook(
    raw: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): NormalizedEvent[];
  recurring?: RecurringCalls;
  /** Only where the provider issues tax documents for its payments. */
  taxDocuments?: TaxDocumentCalls;
  /** Only where the provider tells of disputes; others send a letter. */
  disputes?: DisputeCalls;
  /** Only where the provider tells of what it pays out to the bank; of others staff enter it. */
  payouts?: PayoutCalls;
}

/** One request to a provider and its answer, for the record; it holds no secret. */
export interface ProviderCall {
  provider: PaymentProvider['id'];
  operation: string;
  reference: string | null;
  milliseconds: number;
  /** Null when no answer came. */
  httpStatus: number | null;
  outcome: string;
  request: unknown;
  response: unknown;
}

export type RecordCall = (call: ProviderCall) => Promise<void>;
