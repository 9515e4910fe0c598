import type { Knex } from 'knex';
import type {
  Currency,
  PaymentProvider,
  PaymentType,
} from '../../../contract/payments/entities/payment-enums.schema.ts';
import type { ReceiptItem } from '../../../contract/payments/entities/receipt-items.schema.ts';
import type { ReceiptKind, ReceiptStatus } from '../../../contract/payments/entities/receipt.schema.ts';
import { israelWithin } from '../../../lib/israel-days-sql.ts';
import type { DaySpan } from './month-days.ts';

/** SQL for the day of Israel's calendar on which a moment of a column falls. */
export const israelDay = (column: string): string =>
  `to_char(${column} at time zone 'Asia/Jerusalem', 'YYYY-MM-DD')`;

/** SQL for what a document says of money, in agorot: a credit takes away. */
export const signed = (column: string, document: string): string =>
  `(case ${document}.kind when 'credit' then -${document}.${column} else ${document}.${column} end * 100)::bigint`;

/** A receipt or a credit as the accountant's files need it. Money in agorot, never negative. */
export interface AccountedDocument {
  id: number;
  kind: ReceiptKind;
  number: string;
  status: ReceiptStatus;
  currency: Currency;
  gross: number;
  vat: number;
  /** Percent. */
  vatRate: number;
  /** The day in Israel on which the money moved. */
  day: string;
  paidAt: Date;
  issuedAt: Date;
  /** Number of the receipt that a credit refunds, where it is known. */
  creditOf: string | null;
  customerId: number | null;
  customerName: string | null;
  customerNumber: string | null;
  customerAddress: string | null;
  description: string | null;
  items: ReceiptItem[];
  paymentMethod: PaymentType;
  /** In how many payments the card was charged; the sum is the whole one. */
  installments: number;
  provider: PaymentProvider | null;
  /** Of a credit that nobody ordered: the bank took the money back with a lost dispute. */
  isLostDispute: boolean;
  transactionId: string | null;
}

/**
 * The documents of what was paid and given back on these days of Israel's calendar, by number. Those of closed
 * accounts are among them, with the names they were issued under.
 */
export async function documentsOfDays(knex: Knex, { from, to }: DaySpan): Promise<AccountedDocument[]> {
  const { rows } = await knex.raw<{ rows: AccountedDocument[] }>(
    `select document.id, document.kind, document.receipt_number as number, document.status, document.currency,
      (document.amount * 100)::bigint as gross, (document.vat_amount * 100)::bigint as vat,
      document.vat_rate as "vatRate", ${israelDay('document.payment_date')} as day,
      document.payment_date as "paidAt", document.created_at as "issuedAt",
      credited.receipt_number as "creditOf",
      coalesce(document.user_id, (document.former_customer ->> 'id')::bigint) as "customerId",
      coalesce(document.snapshot -> 'customer' ->> 'name', owner.username, document.former_customer ->> 'username')
        as "customerName",
      document.snapshot -> 'customer' ->> 'number' as "customerNumber",
      document.snapshot -> 'customer' ->> 'address' as "customerAddress",
      document.description, document.items, document.payment_method as "paymentMethod", document.installments, attempt.provider,
      attempt.dispute_id is not null as "isLostDispute", document.transaction_id as "transactionId"
    from receipts document
    left join users owner on owner.id = document.user_id
    left join payment_attempts attempt on attempt.id = document.attempt_id
    left join receipts credited
      on document.kind = 'credit' and credited.kind = 'receipt' and credited.attempt_id = attempt.parent_attempt_id
    where ${israelWithin('document.payment_date')}
    order by document.series desc, document.receipt_no`,
    [from, to],
  );
  return rows;
}
