import type { Knex } from 'knex';
import { wallClock } from '../../../contract/base/israel-clock.ts';
import { toMinor } from '../../../contract/base/money.schema.ts';
import type {
  TaxDocumentCalls,
  TaxDocumentOrder,
  TaxDocumentResult,
} from '../../../adapters/payments/tax-document-port.ts';
import { describeError } from '../../../http/describe-error.ts';
import type { AppDeps } from '../../../deps.ts';
import { Receipt } from '../../../models/Receipt.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { TaxDocument } from '../../../models/TaxDocument.ts';
import { documentMessages } from '../receipts/document-messages.ts';
import { languageOfReceipt, receiptSnapshot } from '../receipts/receipt-snapshot.ts';

/** Documents of one run; the next run starts within a minute. */
const batch = 20;
const minute = 60_000;
/** Longer than an order and its look-up may take: no second worker takes it up meanwhile. */
const lease = 3 * minute;
const mostTries = 10;
const longestPause = 6 * 60 * minute;

type Deps = Pick<AppDeps, 'clock' | 'knex' | 'log' | 'payments'>;

/**
 * Orders the tax documents that are due from the provider, each after the commit of its receipt. The row is the queue.
 * The provider refuses a second document under our reference, and from the second try on it is asked first whether
 * the document stands already; what fails is tried again with growing pauses, and after ten tries waits for staff.
 * @returns numbers for the log
 */
export async function makeDueTaxDocuments(deps: Deps): Promise<{ issued: number; failed: number }> {
  const { knex, log, payments } = deps;
  const counts = { issued: 0, failed: 0 };
  if (!payments?.taxDocuments) return counts;
  for (let turn = 0; turn < batch; turn += 1) {
    const taken = await takeDue(knex, payments.id, deps.clock.now());
    if (!taken) break;
    const result = await issue(knex, payments.taxDocuments, taken).catch(
      (error: unknown): TaxDocumentResult => ({ kind: 'unknown', cause: describeError(error).message }),
    );
    await note(knex, taken, result, deps.clock.now());
    if (result.kind === 'issued') counts.issued += 1;
    else {
      counts.failed += 1;
      log.warn({ taxDocument: taken.id, result }, 'tax document not issued');
    }
  }
  return counts;
}

/** Takes the oldest due order for the time of the lease; its try is counted before the provider is asked. */
function takeDue(knex: Knex, provider: string, now: Date): Promise<TaxDocument | undefined> {
  return knex.transaction(async (trx) => {
    const due = await TaxDocument.query(trx)
      .where({ provider, status: 'ordered' })
      .where('next_try_at', '<=', now)
      .orderBy('id')
      .forUpdate()
      .skipLocked()
      .first();
    return due?.$query(trx).patchAndFetch({
      tries: due.tries + 1,
      nextTryAt: new Date(now.getTime() + lease),
    });
  });
}

async function issue(
  knex: Knex,
  calls: TaxDocumentCalls,
  { receiptId, publicId, kind, tries }: TaxDocument,
): Promise<TaxDocumentResult> {
  if (tries > 1) {
    const found = await calls.find(publicId);
    if (found.kind !== 'not_found') return found;
  }
  const receipt = await Receipt.query(knex).findById(receiptId).withGraphFetched('user').throwIfNotFound();
  const attempt =
    receipt.attemptId === null
      ? undefined
      : await PaymentAttempt.query(knex).findById(receipt.attemptId).withGraphFetched('parent');
  const answer = await calls.order({ ...orderOf(receipt, attempt), reference: publicId, kind });
  if (answer.kind !== 'exists') return answer;
  const found = await calls.find(publicId);
  return found.kind === 'not_found' ? { kind: 'unknown', cause: 'ordered, and not found yet' } : found;
}

function orderOf(
  receipt: Receipt,
  attempt: PaymentAttempt | undefined,
): Omit<TaxDocumentOrder, 'reference' | 'kind'> {
  const { customer, last4 } = receiptSnapshot.parse(receipt.snapshot);
  const language = languageOfReceipt(receipt);
  return {
    day: wallClock(receipt.paymentDate).date,
    language,
    customer: customer ?? {
      name: documentMessages[language].formerCustomer,
      email: '',
      number: null,
      address: null,
    },
    lines: linesOf(receipt),
    totalMinor: receipt.amount,
    currency: receipt.currency,
    vatRate: receipt.vatRate,
    // What a bank took back with a dispute is no transaction of the provider's, which refuses a number of none.
    txnId: attempt?.disputeId ? null : receipt.transactionId,
    paymentType: receipt.paymentMethod,
    cardLast4: last4 ?? attempt?.cardLast4 ?? attempt?.parent?.cardLast4 ?? null,
    // What goes back goes back at once.
    installments: receipt.kind === 'credit' ? 1 : receipt.installments,
    ourNumber: receipt.receiptNumber,
  };
}

/** A provider's document knows no negative line: what a coupon lowered is one line, which names it. */
function linesOf({ items, amount }: Receipt): TaxDocumentOrder['lines'] {
  if (items.some(({ facts }) => facts?.kind === 'coupon'))
    return [
      { name: items.map(({ description }) => description).join(' · '), quantity: 1, unitMinor: amount },
    ];
  return items.map(({ description, quantity, unitPrice }) => ({
    name: description,
    quantity,
    unitMinor: toMinor(unitPrice),
  }));
}

/** Writes down what the provider said; one that was issued meanwhile stays as it is. */
async function note(
  knex: Knex,
  { id, tries }: TaxDocument,
  result: TaxDocumentResult,
  now: Date,
): Promise<void> {
  const open = TaxDocument.query(knex).where({ id, status: 'ordered' });
  if (result.kind === 'issued') {
    await open.patch({
      ...result.document,
      status: 'issued',
      issuedAt: now,
      nextTryAt: null,
      failure: null,
    });
    return;
  }
  const failure = (result.kind === 'exists' ? 'exists' : result.cause || result.kind).slice(0, 300);
  const pause = Math.min(2 ** (tries - 1) * minute, longestPause);
  await open.patch(
    tries >= mostTries
      ? { status: 'failed', failure, nextTryAt: null }
      : { failure, nextTryAt: new Date(now.getTime() + pause) },
  );
}
