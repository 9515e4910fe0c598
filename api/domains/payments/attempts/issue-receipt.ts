import type { Knex } from 'knex';
import { productNameIn } from '../../../contract/subscriptions/product-texts.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { receiptNumberOf } from '../../../contract/payments/receipt-number.ts';
import { splitVat, vatRate } from '../../../lib/vat.ts';
import type { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { Receipt } from '../../../models/Receipt.ts';
import { User } from '../../../models/User.ts';
import type { AppDeps } from '../../../deps.ts';
import { enqueueMail } from '../../messaging/index.ts';
import { credit as creditMail } from '../receipts/credit.mail.ts';
import { receipt as receiptMail } from '../receipts/receipt.mail.ts';
import { receiptLineMessages } from '../messages.ts';

const series = { receipt: 'R', credit: 'C' } as const;

/** A line to be written onto a receipt; money in agorot, VAT included. */
export interface SoldLine {
  description: string;
  quantity: number;
  unitMinor: number;
}

interface Issue {
  kind: 'receipt' | 'credit';
  attempt: PaymentAttempt;
  bought: Package | null;
  providerAt: Date;
  /** The sold lines in the customer's language; unless given, a package's name and period, or a credit's. */
  lines?: (language: Language) => Promise<SoldLine[]> | SoldLine[];
}

/**
 * Issues the receipt of a payment, or the credit of a refund, and has it mailed. The caller must have locked the
 * attempt; the number is taken under the counter's lock, which is held to the commit, so numbers have no gaps and
 * follow the order of the commits (docs/money.md 2.5).
 * @throws {Error} when the lines don't add up to what was paid
 */
export async function issueReceipt(
  trx: Knex.Transaction,
  { env, clock }: Pick<AppDeps, 'env' | 'clock'>,
  { kind, attempt, bought, providerAt, lines }: Issue,
): Promise<Receipt> {
  const user = await User.query(trx).findById(attempt.userId).throwIfNotFound();
  const language = user.language as Language;
  const amount = attempt.amountMinor;
  const sold = (await lines?.(language)) ?? [
    { description: await describe(trx, { kind, attempt, bought, language }), quantity: 1, unitMinor: amount },
  ];
  const sum = sold.reduce((total, { quantity, unitMinor }) => total + quantity * unitMinor, 0);
  if (sum !== amount) throw new Error(`lines of ${sum} for a payment of ${amount}`);
  const items = sold.map(({ description, quantity, unitMinor }) => ({
    description: description.slice(0, 300),
    quantity,
    unitPrice: fromMinor(unitMinor),
    total: fromMinor(quantity * unitMinor),
  }));
  const description = sold
    .map((line) => line.description)
    .join(' · ')
    .slice(0, 500);
  const { net, vat } = splitVat(amount);
  const receiptNo = await takeNumber(trx, series[kind]);
  const receipt = await Receipt.query(trx).insertAndFetch({
    userId: user.id,
    kind,
    series: series[kind],
    receiptNo,
    receiptNumber: receiptNumberOf(series[kind], receiptNo),
    attemptId: attempt.id,
    amount,
    currency: attempt.currency,
    description,
    transactionId: attempt.providerTxn,
    items,
    vatRate,
    vatAmount: vat,
    snapshot: {
      customer: { name: user.username, email: user.email },
      company: {
        name: env.COMPANY_NAME,
        number: env.COMPANY_NUMBER ?? null,
        address: env.COMPANY_ADDRESS,
      },
      lines: items,
      net: fromMinor(net),
      vat: fromMinor(vat),
      vatRate,
      language,
      last4: attempt.cardLast4 ?? (await parentOf(trx, attempt))?.cardLast4 ?? null,
    },
    // Read after the counter's lock, so that the dates of receipts never go backwards.
    createdAt: clock.now(),
    paymentDate: providerAt,
  });
  const to = { userId: user.id, email: user.email, language };
  const input = {
    username: user.username,
    receiptNumber: receipt.receiptNumber,
    description,
    amount,
    paidAt: providerAt,
  };
  await enqueueMail(trx, env, { template: kind === 'receipt' ? receiptMail : creditMail, input, to });
  return receipt;
}

const parentOf = async (trx: Knex.Transaction, { parentAttemptId }: PaymentAttempt) =>
  parentAttemptId === null ? undefined : PaymentAttempt.query(trx).findById(parentAttemptId);

/** One line for the whole payment. A credit repeats the line of its receipt, whatever the package has become since. */
async function describe(
  trx: Knex.Transaction,
  { kind, attempt, bought, language }: Pick<Issue, 'kind' | 'attempt' | 'bought'> & { language: Language },
): Promise<string> {
  const own = receiptLineMessages[language];
  const credited =
    kind === 'credit' && attempt.parentAttemptId !== null
      ? await Receipt.query(trx).findOne({ attempt_id: attempt.parentAttemptId, kind: 'receipt' })
      : undefined;
  const what =
    credited?.description ??
    (bought ? own.package(productNameIn(bought.product, language), bought.billingCycle) : own.payment);
  if (kind === 'credit') return own.credit(what);
  return attempt.askedMinor === null ? what : own.otherAmount(what);
}

async function takeNumber(trx: Knex.Transaction, name: string): Promise<number> {
  const { rows } = await trx.raw<{ rows: { last_no: number }[] }>(
    `insert into receipt_counters (series, last_no) values (?, 1)
     on conflict (series) do update set last_no = receipt_counters.last_no + 1 returning last_no`,
    [name],
  );
  const [row] = rows;
  if (!row) throw new Error('no receipt number');
  return row.last_no;
}
