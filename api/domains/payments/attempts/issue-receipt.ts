import type { Knex } from 'knex';
import { defaultLanguage, type Language } from '../../../contract/base/languages.ts';
import { wallClock } from '../../../contract/base/israel-clock.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { receiptNumberOf } from '../../../contract/payments/receipt-number.ts';
import { splitVat } from '../../../lib/vat.ts';
import { BillingDetails } from '../../../models/BillingDetails.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { Receipt } from '../../../models/Receipt.ts';
import { User } from '../../../models/User.ts';
import type { AppDeps } from '../../../deps.ts';
import { enqueueMail } from '../../messaging/index.ts';
import { credit as creditMail } from '../receipts/credit.mail.ts';
import { wordLine } from '../receipts/line-words.ts';
import { receipt as receiptMail } from '../receipts/receipt.mail.ts';
import { receiptSnapshot } from '../receipts/receipt-snapshot.ts';
import { sellerOf } from '../receipts/seller.ts';
import { orderTaxDocument } from '../tax-documents/order-tax-document.ts';
import { vatRateAt } from '../vat-rates/vat-rate-at.ts';
import { creditedReceipt, creditLine, type Line, type SoldLine } from './sold-lines.ts';

const series = { receipt: 'R', credit: 'C' } as const;

interface Issue {
  kind: 'receipt' | 'credit';
  attempt: PaymentAttempt;
  providerAt: Date;
  /** What a payment bought; a credit repeats what its receipt says. Without any it is a payment, and no more. */
  sold?: readonly SoldLine[];
}

/**
 * Issues the receipt of a payment, or the credit of a refund, and has it mailed. The caller must have locked the
 * attempt; the number is taken under the counter's lock, which is held to the commit, so numbers have no gaps and
 * follow the order of the commits (docs/money.md 2.5). Whose account is closed by then gets a document that is kept,
 * and no mail.
 * @throws {Error} when the lines don't add up to what was paid
 */
export async function issueReceipt(
  trx: Knex.Transaction,
  { env, clock }: Pick<AppDeps, 'env' | 'clock'>,
  { kind, attempt, providerAt, sold = [] }: Issue,
): Promise<Receipt> {
  const user = attempt.userId === null ? undefined : await User.query(trx).findById(attempt.userId);
  const credited = await creditedReceipt(trx, attempt);
  const language = languageOf(user, credited);
  const amount = attempt.amountMinor;
  const lines = linesOf(kind === 'credit' ? [creditLine(attempt, credited)] : sold, amount, language);
  const description = lines
    .map((line) => line.description)
    .join(' · ')
    .slice(0, 500);
  // A credit takes back the tax that its receipt named, whatever the rate is by then (docs/money.md 13.9).
  const vatRate = credited?.vatRate ?? (await vatRateAt(trx, providerAt));
  const { net, vat } = splitVat(amount, vatRate);
  const customer = await customerOf(trx, credited, user);
  const paidBy = attempt.kind === 'refund' ? ((await parentOf(trx, attempt)) ?? attempt) : attempt;
  const now = clock.now();
  const receiptNo = await takeNumber(trx, series[kind]);
  const receipt = await Receipt.query(trx).insertAndFetch({
    userId: user?.id ?? null,
    ...(!user && keptWithout(customer, { providerAt, now })),
    kind,
    series: series[kind],
    receiptNo,
    receiptNumber: receiptNumberOf(series[kind], receiptNo),
    attemptId: attempt.id,
    amount,
    currency: attempt.currency,
    description,
    ...(paidBy.paymentType && { paymentMethod: paidBy.paymentType }),
    installments: paidBy.installments,
    transactionId: attempt.providerTxn,
    items: lines,
    vatRate,
    vatAmount: vat,
    snapshot: {
      ...(customer && { customer }),
      company: sellerOf(env),
      net: fromMinor(net),
      vat: fromMinor(vat),
      vatRate,
      language,
      last4: attempt.cardLast4 ?? paidBy.cardLast4,
    },
    // Read after the counter's lock, so that the dates of receipts never go backwards.
    createdAt: clock.now(),
    paymentDate: providerAt,
  });
  await orderTaxDocument(trx, env, { receipt, attempt, credited });
  if (!user) return receipt;
  const to = { userId: user.id, email: user.email, language };
  const { receiptNumber } = receipt;
  const input = { username: user.username, receiptNumber, description, amount, paidAt: providerAt };
  // Renewals are charged many at once, with nobody waiting.
  const isBulk = attempt.kind === 'renewal';
  await enqueueMail(trx, env, { template: kind === 'receipt' ? receiptMail : creditMail, input, to, isBulk });
  return receipt;
}

/** The customer's language; of one who closed their account the one that their receipt was issued in. */
function languageOf(user: User | undefined, credited: Receipt | undefined): Language {
  const then = credited && receiptSnapshot.parse(credited.snapshot).language;
  return (user?.language as Language | undefined) ?? then ?? defaultLanguage;
}

export function linesOf(sold: readonly Line[], amount: number, language: Language): Receipt['items'] {
  const lines: readonly Line[] =
    sold.length > 0 ? sold : [{ facts: { kind: 'payment' }, quantity: 1, unitMinor: amount }];
  const sum = lines.reduce((total, { quantity, unitMinor }) => total + quantity * unitMinor, 0);
  if (sum !== amount) throw new Error(`lines of ${sum} for a payment of ${amount}`);
  return lines.map(({ facts, quantity, unitMinor }) => ({
    description: wordLine(facts, language).slice(0, 300),
    quantity,
    unitPrice: fromMinor(unitMinor),
    total: fromMinor(quantity * unitMinor),
    facts,
  }));
}

type Customer = NonNullable<ReturnType<typeof receiptSnapshot.parse>['customer']>;

/**
 * Whom a new document names: a credit whom its receipt named; a receipt the billing details as they are now, or the
 * account where there are none; nobody where neither is left.
 */
export async function customerOf(
  trx: Knex.Transaction,
  credited: Receipt | undefined,
  user: User | undefined,
): Promise<Customer | undefined> {
  const named = credited && receiptSnapshot.parse(credited.snapshot).customer;
  if (named || !user) return named;
  const given = await BillingDetails.query(trx).findById(user.id);
  return {
    name: given?.name ?? user.username,
    email: given?.email ?? user.email,
    number: given?.number ?? null,
    address: given?.address ?? null,
  };
}

/** What a document of a closed account has instead of its user. */
function keptWithout(
  customer: Customer | undefined,
  { providerAt, now }: { providerAt: Date; now: Date },
): Pick<Receipt, 'formerCustomer' | 'keptAt' | 'keepUntil'> {
  const year = Number(wallClock(providerAt).date.slice(0, 4));
  const formerCustomer = { username: customer?.name ?? null, email: customer?.email ?? null };
  return { formerCustomer, keptAt: now, keepUntil: `${year + yearsKept + 1}-01-01` };
}

/** After the tax year, as the law asks; the database's trigger reckons the same when an account is closed. */
const yearsKept = 7;

const parentOf = async (trx: Knex.Transaction, { parentAttemptId }: PaymentAttempt) =>
  parentAttemptId === null ? undefined : PaymentAttempt.query(trx).findById(parentAttemptId);

export async function takeNumber(trx: Knex.Transaction, name: string): Promise<number> {
  const { rows } = await trx.raw<{ rows: { last_no: number }[] }>(
    `insert into receipt_counters (series, last_no) values (?, 1)
     on conflict (series) do update set last_no = receipt_counters.last_no + 1 returning last_no`,
    [name],
  );
  const [row] = rows;
  if (!row) throw new Error('no receipt number');
  return row.last_no;
}
