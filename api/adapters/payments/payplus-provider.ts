import type {
  OfferedOnPage,
  PagePaymentType,
} from '../../contract/payments/entities/payment-enums.schema.ts';
import {
  MalformedWebhook,
  type ChargeInput,
  type CheckoutInput,
  type CheckoutResult,
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
import { toDecimal } from './payplus/amounts.ts';
import { assertSigned } from './payplus/callback-signature.ts';
import { offeredBy } from './payplus/charge-methods.ts';
import { checkoutBody, linesAddUp } from './payplus/checkout-body.ts';
import { creditTermsOf } from './payplus/installments.ts';
import { eventsOfCallback } from './payplus/parse-callback.ts';
import { recurringCalls, saysNotFound } from './payplus/recurring.ts';
import { isRefund, outcomeOf, readTransaction, readTransactions } from './payplus/transactions.ts';
import { findAll, foundAmong } from './find-all.ts';
import { payPlusTaxDocuments } from './payplus/tax-documents.ts';
import type { TaxDocumentCalls } from './tax-document-port.ts';
import { payPlusStatement } from './payplus/statement.ts';
import type { StatementRange, StatementResult } from './statement-port.ts';
import { isObject } from './is-object.ts';
import { callPayPlus, type WireAnswer, type WireRequest } from './payplus/wire.ts';

interface PayPlusSettings {
  baseUrl: string;
  apiKey: string;
  /** Signs callbacks, too. */
  secretKey: string;
  paymentPageUid: string;
  terminalUid: string;
  cashierUid: string;
  /** Ways to pay that the terminal has beside a typed card. */
  pageTypes?: readonly PagePaymentType[];
  /** Whether customers may be redirected to a page at this address. */
  allowsPage(url: URL): boolean;
  /** Whether customers may be led to a tax document at this address; any with https unless named. */
  allowsDocument?(url: URL): boolean;
  record: RecordCall;
  clock: PaymentClock;
  /** Of one call, in milliseconds; 20 seconds unless a test lowers it. */
  timeout?: number;
}

const usualTimeout = 20_000;

/**
 * Card payments through PayPlus (docs/product.md 6): its own page takes the card, a callback is only a reason to ask,
 * and only PayPlus's answer to a question counts. No call that moves money throws or is sent twice.
 */
export class PayPlusProvider implements PaymentProvider {
  readonly id: PaymentProvider['id'] = 'payplus';
  readonly caps = {
    driver: 'merchant',
    idempotencyKeys: false,
    partialRefund: true,
    installments: true,
  } as const;
  readonly offeredOnPage: OfferedOnPage;
  readonly recurring: RecurringCalls;
  readonly taxDocuments: TaxDocumentCalls;
  readonly #settings: PayPlusSettings;

  /** @throws {Error} without both keys: anybody can make the signature of an empty one */
  constructor(settings: PayPlusSettings) {
    if (settings.secretKey.trim() === '' || settings.apiKey.trim() === '')
      throw new Error('A payment provider needs its keys.');
    this.#settings = settings;
    this.offeredOnPage = offeredBy(settings.pageTypes ?? []);
    this.recurring = recurringCalls((request) => this.#ask(request), settings);
    this.taxDocuments = payPlusTaxDocuments(
      (request) => this.#ask(request),
      settings.allowsDocument ?? ((url) => url.protocol === 'https:'),
    );
  }

  async createCheckout(input: CheckoutInput): Promise<CheckoutResult> {
    if (!linesAddUp(input)) return { kind: 'not_sent', cause: 'the lines do not add up to the amount' };
    const answer = await this.#post(
      'PaymentPages/generateLink',
      input.reference,
      checkoutBody(input, {
        paymentPageUid: this.#settings.paymentPageUid,
        offered: this.offeredOnPage,
        now: this.#settings.clock.now(),
      }),
    );
    if (answer.kind === 'refused') return { kind: 'not_sent', cause: answer.description };
    if (answer.kind !== 'ok') return answer;
    const data = isObject(answer.data) ? answer.data : {};
    const { page_request_uid: checkoutId, payment_page_link: link } = data;
    if (typeof checkoutId !== 'string' || checkoutId === '' || typeof link !== 'string')
      return { kind: 'unknown', cause: 'no page in the answer' };
    const url = URL.parse(link);
    if (!url || !this.#settings.allowsPage(url))
      return { kind: 'unknown', cause: 'a page at a strange address' };
    return { checkoutId, url: url.href };
  }

  async disableCheckout(checkoutId: string): Promise<void> {
    await this.#ask({
      operation: 'PaymentPages/Disable',
      method: 'POST',
      path: `PaymentPages/Disable/${encodeURIComponent(checkoutId)}`,
      body: {},
    });
  }

  async chargeToken({ reference, amount, token, customerId, installments }: ChargeInput): Promise<Outcome> {
    const answer = await this.#post('Transactions/Charge', reference, {
      terminal_uid: this.#settings.terminalUid,
      cashier_uid: this.#settings.cashierUid,
      amount: toDecimal(amount.minor),
      currency_code: amount.currency,
      ...creditTermsOf(installments),
      use_token: true,
      token,
      ...(customerId && { customer_uid: customerId }),
      more_info_1: reference,
    });
    return this.#outcomeOfCharge(answer, reference);
  }

  lookup({ reference, checkoutId, txnId, parentTxnId }: LookupInput): Promise<Found> {
    const find = (operation: string, body: Record<string, unknown>) =>
      this.#find(operation, { reference, parentTxnId, body });
    // A page's own answer is one transaction; the search finds the others of its reference.
    return findAll([
      ...(checkoutId ? [() => find('PaymentPages/ipn', { payment_request_uid: checkoutId })] : []),
      () => find('Transactions/View', { more_info: reference }),
      ...(txnId ? [(known: ReadonlySet<string>) => this.#findNamed(reference, txnId, known)] : []),
    ]);
  }

  /** A transaction that was only named may be anybody's, or none. */
  async #findNamed(
    reference: string,
    txnId: string,
    known: ReadonlySet<string>,
  ): Promise<Found | { kind: 'skip' }> {
    if (known.has(txnId)) return { kind: 'skip' };
    const body = { transaction_uid: txnId };
    const found = await this.#find('Transactions/View', { reference, parentTxnId: undefined, body });
    return found === aboutAnother || found.kind === 'not_found' ? { kind: 'skip' } : found;
  }

  async #find(
    operation: string,
    {
      reference,
      parentTxnId,
      body,
    }: Pick<LookupInput, 'reference'> & { parentTxnId: string | undefined; body: Record<string, unknown> },
  ): Promise<Found> {
    const answer = await this.#post(operation, reference, body);
    if (answer.kind === 'refused')
      return saysNotFound(answer.description)
        ? { kind: 'not_found' }
        : { kind: 'unknown', cause: answer.description || 'refused' };
    // A look-up moves no money: whether or not it was sent, nothing is known of the attempt.
    if (answer.kind !== 'ok') return { kind: 'unknown', cause: answer.cause };
    const found = readTransactions(answer.data, this.#settings.clock.now());
    const carrying = found.filter((transaction) => transaction.reference === reference);
    if (carrying.length === 0)
      return found.length === 0 && isEmptySearch(answer.data) ? { kind: 'not_found' } : aboutAnother;
    const own = carrying.filter((one) => (parentTxnId ? one.uid !== parentTxnId : !isRefund(one)));
    const newestFirst = own.toSorted((one, other) => other.at.getTime() - one.at.getTime());
    return foundAmong(newestFirst.map(outcomeOf));
  }

  async refund({ reference, txnId, amount }: RefundInput): Promise<Outcome> {
    const answer = await this.#post('Transactions/RefundByTransactionUID', reference, {
      transaction_uid: txnId,
      amount: toDecimal(amount.minor),
      more_info_1: reference,
    });
    const outcome = this.#outcomeOfCharge(answer, reference);
    if (outcome.kind === 'approved' && outcome.txnId === txnId)
      return { kind: 'unknown', cause: 'the refund carries the number of the charge' };
    return outcome;
  }

  statement(range: StatementRange): Promise<StatementResult> {
    return payPlusStatement(
      (operation, body) => this.#ask({ operation, method: 'POST', path: operation, body }),
      { terminalUid: this.#settings.terminalUid, now: this.#settings.clock.now() },
      range,
    );
  }

  async removeToken(token: string): Promise<void> {
    await this.#ask({
      operation: 'Token/Remove',
      method: 'POST',
      path: `Token/Remove/${encodeURIComponent(token)}`,
      body: {},
    });
  }

  parseWebhook(
    raw: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): NormalizedEvent[] {
    assertSigned(raw, headers, this.#settings.secretKey);
    const events = eventsOfCallback(raw);
    if (events.length === 0) throw new MalformedWebhook();
    return events;
  }

  #outcomeOfCharge(answer: WireAnswer, reference: string): Outcome {
    if (answer.kind === 'not_sent' || answer.kind === 'unknown') return answer;
    const transaction = readTransaction(answer.data, this.#settings.clock.now());
    // A refusal without a transaction may be an error of ours or a decline: a look-up tells.
    if (!transaction) return { kind: 'unknown', cause: 'no transaction in the answer' };
    if (transaction.reference !== '' && transaction.reference !== reference) return aboutAnother;
    const outcome = outcomeOf(transaction);
    return answer.kind === 'refused' && outcome.kind !== 'declined'
      ? { kind: 'unknown', cause: 'refused and approved at once' }
      : outcome;
  }

  #post(operation: string, reference: string, body: Record<string, unknown>): Promise<WireAnswer> {
    return this.#ask({ operation, method: 'POST', path: operation, reference, body });
  }

  #ask(request: WireRequest): Promise<WireAnswer> {
    const { baseUrl, apiKey, secretKey, record, clock, timeout = usualTimeout } = this.#settings;
    return callPayPlus({ id: this.id, baseUrl, apiKey, secretKey, record, clock, timeout }, request);
  }
}

const aboutAnother: Extract<Found, { kind: 'unknown' }> = {
  kind: 'unknown',
  cause: 'an answer about something else',
};

function isEmptySearch(data: unknown): boolean {
  if (data === null || data === undefined) return true;
  if (Array.isArray(data)) return data.length === 0;
  if (!isObject(data)) return false;
  const list = data['transactions'];
  return Object.keys(data).length === 0 || (Array.isArray(list) && list.length === 0);
}
