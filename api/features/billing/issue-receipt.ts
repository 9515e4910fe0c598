import type { Knex } from 'knex';
import type { Language } from '../../contract/language.ts';
import { fromMinor } from '../../contract/money.ts';
import { receiptNumberOf } from '../../contract/receipt-number.ts';
import { splitVat, vatRate } from '../../lib/vat.ts';
import type { Package } from '../../models/Package.ts';
import type { PaymentAttempt } from '../../models/PaymentAttempt.ts';
import { Receipt } from '../../models/Receipt.ts';
import { User } from '../../models/User.ts';
import type { AppParts } from '../../parts.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';

const series = { receipt: 'R', credit: 'C' } as const;
const words = {
  he: {
    package: (name: string, cycle: Package['billingCycle']) =>
      `חבילת ${name}, ${cycle === 'monthly' ? 'חודש' : 'שנה'}`,
    payment: 'תשלום',
    credit: (what: string) => `זיכוי: ${what}`,
  },
  en: {
    package: (name: string, cycle: Package['billingCycle']) =>
      `${name} plan, one ${cycle === 'monthly' ? 'month' : 'year'}`,
    payment: 'Payment',
    credit: (what: string) => `Credit: ${what}`,
  },
} as const;

interface Issue {
  kind: 'receipt' | 'credit';
  attempt: PaymentAttempt;
  bought: Package | null;
  providerAt: Date;
}

/**
 * Writes the receipt of a payment, or the credit of a refund, and has it mailed. The attempt must be locked: the
 * number is taken under the counter's lock, which is held to the commit, so numbers have no gaps and their order is
 * that of the commits (money.md, receipts).
 */
export async function issueReceipt(
  trx: Knex.Transaction,
  { env, clock }: Pick<AppParts, 'env' | 'clock'>,
  { kind, attempt, bought, providerAt }: Issue,
): Promise<Receipt> {
  const user = await User.query(trx).findById(attempt.userId).throwIfNotFound();
  const language = user.language as Language;
  const what = bought
    ? words[language].package(bought.product?.name ?? '', bought.billingCycle)
    : words[language].payment;
  const description = kind === 'credit' ? words[language].credit(what) : what;
  const amount = attempt.amountMinor;
  const { net, vat } = splitVat(amount);
  const line = { description, quantity: 1, unitPrice: fromMinor(amount), total: fromMinor(amount) };
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
    items: [line],
    vatRate,
    vatAmount: vat,
    snapshot: {
      customer: { name: user.username, email: user.email },
      company: {
        name: env.COMPANY_NAME,
        number: env.COMPANY_NUMBER ?? null,
        address: env.COMPANY_ADDRESS,
      },
      lines: [line],
      net: fromMinor(net),
      vat: fromMinor(vat),
      vatRate,
    },
    // Taken after the counter's lock: dates never go backwards.
    createdAt: clock.now(),
    paymentDate: providerAt,
  });
  if (kind === 'receipt')
    await enqueueMail(trx, env, {
      template: 'receipt',
      input: {
        username: user.username,
        receiptNumber: receipt.receiptNumber,
        description,
        amount,
        paidAt: providerAt,
      },
      to: { userId: user.id, email: user.email, language },
    });
  return receipt;
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
