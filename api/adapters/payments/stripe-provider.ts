import { idempotencyKeyOf } from '../../lib/idempotency-key.ts';
import type {
  OfferedOnPage,
  PagePaymentType,
} from '../../contract/payments/entities/payment-enums.schema.ts';
import {
  BadSignature,
  MalformedWebhook,
  type ChargeInput,
  type CheckoutInput,
  type CheckoutResult,
  type DisputeCalls,
  type Found,
  type LookupInput,
  type NormalizedEvent,
  type Outcome,
  type PaymentClock,
  type PaymentProvider,
  type RecordCall,
  type RecurringCalls,
  type RefundInput,
} from './payment-port.ts';
import { findAll, foundAmong } from './find-all.ts';
import { StripeCaller, type StripeAnswer } from './stripe/call-stripe.ts';
import { declineOf } from './stripe/declines.ts';
import { outcomeOfIntent, outcomeOfRefund, outcomeOfSession } from './stripe/outcomes.ts';
import { readEvent } from './stripe/parse-event.ts';
import { stripeDisputes } from './stripe/disputes.ts';
import { stripePayouts } from './stripe/payouts.ts';
import { stripeRecurring } from './stripe/recurring.ts';
import { stripeStatement } from './stripe/statement.ts';
import type { PayoutCalls } from './payout-port.ts';
import type { StatementRange, StatementResult } from './statement-port.ts';
import { sessionParams } from './stripe/session-params.ts';
import { listOf, paymentIntent, refund, session } from './stripe/wire-shapes.ts';

interface StripeSettings {
  secretKey: string;
  /** Verifies the events' signatures. */
  webhookSecret: string;
  /** Wallets that are switched on in the account; its page offers them with the card by itself. */
  pageTypes?: readonly PagePaymentType[];
  record: RecordCall;
  clock: PaymentClock;
  /** Of one request, in milliseconds; 20 seconds unless a test lowers it. */
  timeout?: number;
  retries?: number;
  baseUrl?: string;
}

const usualTimeout = 20_000;
const usualRetries = 2;

/**
 * Card payments through Stripe (docs/product.md 6): its own page takes the card, Stripe Billing repeats charges, an
 * event is only a reason to ask, and only Stripe's answer to a question counts. Calls that move money carry
 * idempotency keys, so that a request whose answer was lost is repeated without moving it twice.
 */
export class StripeProvider implements PaymentProvider {
  readonly id = 'stripe';
  readonly caps = { driver: 'provider', idempotencyKeys: true, partialRefund: true } as const;
  readonly offeredOnPage: OfferedOnPage;
  readonly recurring: RecurringCalls;
  readonly disputes: DisputeCalls;
  readonly payouts: PayoutCalls;
  readonly #webhookSecret: string;
  readonly #caller: StripeCaller;
  readonly #clock: PaymentClock;

  /** @throws {Error} without both secrets: anybody can make the signature of an empty one */
  constructor({
    webhookSecret,
    clock,
    pageTypes = [],
    timeout = usualTimeout,
    retries = usualRetries,
    ...settings
  }: StripeSettings) {
    if (settings.secretKey.trim() === '' || webhookSecret.trim() === '')
      throw new Error('A payment provider needs its keys.');
    this.#webhookSecret = webhookSecret;
    this.#clock = clock;
    // A card that a phone gave can be charged again as any other.
    this.offeredOnPage = { once: [...pageTypes], kept: [...pageTypes] };
    this.#caller = new StripeCaller({ ...settings, timeout, retries });
    this.recurring = stripeRecurring(this.#caller);
    this.disputes = stripeDisputes(this.#caller);
    this.payouts = stripePayouts(this.#caller);
  }

  async createCheckout(input: CheckoutInput): Promise<CheckoutResult> {
    const sum = input.lines.reduce((total, { quantity, unit }) => total + quantity * unit.minor, 0);
    if (sum !== input.amount.minor)
      return { kind: 'not_sent', cause: 'the lines do not add up to the amount' };
    const params = sessionParams(input, this.#clock.now());
    const answer = await this.#caller.call('checkout.sessions.create', input.reference, (stripe) =>
      stripe.checkout.sessions.create(params, { idempotencyKey: idempotencyKeyOf(input.reference) }),
    );
    if (answer.kind === 'refused') return { kind: 'not_sent', cause: causeOf(answer) };
    if (answer.kind !== 'ok') return answer;
    const made = session.safeParse(answer.data);
    if (!made.success || !made.data.url) return { kind: 'unknown', cause: 'no page in the answer' };
    const url = URL.parse(made.data.url);
    if (!url || url.origin !== 'https://checkout.stripe.com')
      return { kind: 'unknown', cause: 'a page at a strange address' };
    return { checkoutId: made.data.id, url: url.href };
  }

  async disableCheckout(checkoutId: string): Promise<void> {
    await this.#caller.call('checkout.sessions.expire', null, (stripe) =>
      stripe.checkout.sessions.expire(checkoutId),
    );
  }

  async chargeToken({ reference, amount, token, customerId }: ChargeInput): Promise<Outcome> {
    const answer = await this.#caller.call('payment_intents.create', reference, (stripe) =>
      stripe.paymentIntents.create(
        {
          amount: amount.minor,
          currency: amount.currency.toLowerCase(),
          payment_method: token,
          allowed_payment_method_types: ['card'],
          ...(customerId && { customer: customerId }),
          confirm: true,
          off_session: true,
          metadata: { reference },
          expand: ['latest_charge'],
        },
        { idempotencyKey: idempotencyKeyOf(reference) },
      ),
    );
    if (answer.kind === 'refused') return declinedOrNotSent(answer);
    if (answer.kind !== 'ok') return answer;
    const made = paymentIntent.safeParse(answer.data);
    if (!made.success) return { kind: 'unknown', cause: 'no payment in the answer' };
    return made.data.metadata?.reference === reference ? outcomeOfIntent(made.data) : foreign;
  }

  lookup({ reference, checkoutId, txnId, parentTxnId }: LookupInput): Promise<Found> {
    if (parentTxnId) return this.#lookUpRefund(reference, parentTxnId);
    return findAll([
      ...(checkoutId ? [() => this.#lookUpSession(reference, checkoutId)] : []),
      () => this.#searchPayments(reference),
      ...(txnId ? [(known: ReadonlySet<string>) => this.#lookUpNamed(reference, txnId, known)] : []),
    ]);
  }

  async refund({ reference, txnId, amount }: RefundInput): Promise<Outcome> {
    const answer = await this.#caller.call('refunds.create', reference, (stripe) =>
      stripe.refunds.create(
        { payment_intent: txnId, amount: amount.minor, metadata: { reference } },
        { idempotencyKey: idempotencyKeyOf(reference) },
      ),
    );
    if (answer.kind === 'refused') return declinedOrNotSent(answer);
    if (answer.kind !== 'ok') return answer;
    const made = refund.safeParse(answer.data);
    if (!made.success) return { kind: 'unknown', cause: 'no refund in the answer' };
    return made.data.metadata?.reference === reference ? outcomeOfRefund(made.data) : foreign;
  }

  statement(range: StatementRange): Promise<StatementResult> {
    return stripeStatement(this.#caller, range);
  }

  async removeToken(token: string): Promise<void> {
    await this.#caller.call('payment_methods.detach', null, (stripe) => stripe.paymentMethods.detach(token));
  }

  parseWebhook(
    raw: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): NormalizedEvent[] {
    const signature = headers['stripe-signature'];
    if (typeof signature !== 'string' || signature === '') throw new BadSignature('no signature');
    try {
      this.#caller.stripe.webhooks.signature?.verifyHeader(raw, signature, this.#webhookSecret);
    } catch {
      throw new BadSignature('wrong signature');
    }
    const event = readEvent(jsonOf(raw));
    if (event === undefined) throw new MalformedWebhook();
    return event ? [event] : [];
  }

  /** Every payment that carries the reference: a search finds a new one within a minute. */
  async #searchPayments(reference: string): Promise<Found> {
    const answer = await this.#caller.call('payment_intents.search', reference, (stripe) =>
      stripe.paymentIntents.search({
        query: `metadata["reference"]:"${reference.replaceAll(/["\\]/gu, '')}"`,
        limit: 100,
        expand: ['data.latest_charge'],
      }),
    );
    if (answer.kind !== 'ok') return notLookedUp(answer);
    const found = listOf(paymentIntent).safeParse(answer.data);
    if (!found.success) return noAnswer;
    const own = found.data.data.filter(({ metadata }) => metadata?.reference === reference);
    if (own.length > 0) return foundAmong(own.map(outcomeOfIntent));
    return found.data.data.length === 0 ? { kind: 'not_found' } : foreign;
  }

  /** A payment that was only named may be anybody's, or none. */
  async #lookUpNamed(
    reference: string,
    txnId: string,
    known: ReadonlySet<string>,
  ): Promise<Found | { kind: 'skip' }> {
    if (known.has(txnId)) return { kind: 'skip' };
    const answer = await this.#caller.call('payment_intents.retrieve', reference, (stripe) =>
      stripe.paymentIntents.retrieve(txnId, { expand: ['latest_charge'] }),
    );
    if (answer.kind !== 'ok') {
      const outcome = notLookedUp(answer);
      return outcome.kind === 'not_found' ? { kind: 'skip' } : outcome;
    }
    const found = paymentIntent.safeParse(answer.data);
    if (!found.success) return noAnswer;
    if (found.data.metadata?.reference !== reference) return { kind: 'skip' };
    return foundAmong([outcomeOfIntent(found.data)]);
  }

  async #lookUpSession(reference: string, checkoutId: string): Promise<Found> {
    const answer = await this.#caller.call('checkout.sessions.retrieve', reference, (stripe) =>
      stripe.checkout.sessions.retrieve(checkoutId, {
        expand: [
          'payment_intent.latest_charge',
          'invoice.payments',
          'subscription.default_payment_method',
          'setup_intent.payment_method',
        ],
      }),
    );
    if (answer.kind !== 'ok') return notLookedUp(answer);
    const found = session.safeParse(answer.data);
    if (!found.success) return noAnswer;
    return found.data.client_reference_id === reference
      ? foundAmong([outcomeOfSession(found.data)])
      : foreign;
  }

  async #lookUpRefund(reference: string, parentTxnId: string): Promise<Found> {
    const answer = await this.#caller.call('refunds.list', reference, (stripe) =>
      stripe.refunds.list({ payment_intent: parentTxnId, limit: 100 }),
    );
    if (answer.kind !== 'ok') return notLookedUp(answer);
    const found = listOf(refund).safeParse(answer.data);
    if (!found.success) return noAnswer;
    const own = found.data.data.filter(({ metadata }) => metadata?.reference === reference);
    return foundAmong(own.map(outcomeOfRefund));
  }
}

type Refusal = Extract<StripeAnswer<unknown>, { kind: 'refused' }>;

type Unapproved = Exclude<Outcome, { kind: 'approved' }>;

const foreign: Unapproved = { kind: 'unknown', cause: 'an answer about something else' };
const noAnswer: Unapproved = { kind: 'unknown', cause: 'an answer that makes no sense' };

const causeOf = ({ status, error }: Refusal): string => `HTTP ${status}: ${error.message}`.slice(0, 120);

/** Only a card that was asked can decline; any other refusal of Stripe's moved nothing. */
function declinedOrNotSent(answer: Refusal): Outcome {
  const { error } = answer;
  if (error.type !== 'StripeCardError') return { kind: 'not_sent', cause: causeOf(answer) };
  const txnId = error.payment_intent?.id;
  return {
    kind: 'declined',
    decline: declineOf(error.code, error.decline_code, error.message),
    ...(txnId && { txnId }),
  };
}

/** A look-up moves no money: whether or not it was sent, nothing is known of the attempt. */
function notLookedUp(answer: Exclude<StripeAnswer<unknown>, { kind: 'ok' }>): Unapproved {
  if (answer.kind !== 'refused') return { kind: 'unknown', cause: answer.cause };
  return answer.code === 'resource_missing'
    ? { kind: 'not_found' }
    : { kind: 'unknown', cause: causeOf(answer) };
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
