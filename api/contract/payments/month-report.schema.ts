import { z } from 'zod';
import { moneyText } from '../base/money.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';
import { paymentProvider } from './entities/payment-enums.schema.ts';
import { receiptKind } from './entities/receipt.schema.ts';

const tag = 'admin';

/** A month of Israel's calendar, `2026-11`. */
export const calendarMonth = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/u);

const day = z.iso.date();
/** Of a line of a statement it may be any. */
const currency = z.string().regex(/^[A-Z]{3}$/u);
const sums = { net: moneyText, vat: moneyText, gross: moneyText };
const count = z.int().min(0);
const payoutSums = {
  payouts: count,
  gross: moneyText,
  refunds: moneyText,
  fees: moneyText,
  /** Disputes, reserves, and what no line of a payout explains. */
  other: moneyText,
  net: moneyText,
};

/** How many differences and numbers a report lists by name; the counts are of all. */
export const listedInReport = 100;

/**
 * Why money of a month's documents and of the provider's statement differs. What a bank took back with a lost dispute
 * is on no list of charges and refunds.
 */
const monthDifferences = [
  'not_listed',
  'not_booked',
  'another_sum',
  'another_month',
  'lost_dispute',
] as const;
export type MonthDifference = (typeof monthDifferences)[number];

const monthReport = z.object({
  month: calendarMonth,
  /** Whether the seller's number is set and right: the open format names it in every record. */
  hasCompanyNumber: z.boolean(),
  /** The first month that has a document; null before there is any. */
  firstMonth: calendarMonth.nullable(),
  /** Receipts less credits, by the rate of value added tax that they name. */
  rates: z.array(z.object({ currency, rate: z.int(), receipts: count, credits: count, ...sums })),
  totals: z.array(z.object({ currency, receipts: count, credits: count, ...sums })),
  /** Numbers of each series that were given to this month's documents. */
  numbers: z.array(
    z.object({
      series: z.string(),
      kind: receiptKind,
      first: z.string(),
      last: z.string(),
      count,
      /** Cancelled ones have a number and count in no sum. */
      cancelled: count,
      /** Numbers between the first and the last whose documents are of another month. */
      elsewhere: z.array(z.string()),
      elsewhereCount: count,
      /** Numbers that no document has, from the last one before the first on. */
      missing: z.array(z.string()),
      missingCount: count,
    }),
  ),
  days: z.array(
    z.object({
      day,
      currency,
      receipts: count,
      received: moneyText,
      credits: count,
      returned: moneyText,
      /** Received less returned. */
      books: moneyText,
      /** The same by the provider's statement. */
      statement: moneyText,
      /** What of it is in a payout to the bank by now, before fees. */
      paidOut: moneyText,
    }),
  ),
  /** What reached the bank, by day of value: gross less refunds and fees, with the other, is net. */
  payouts: z.array(z.object({ day, provider: paymentProvider, currency, ...payoutSums })),
  payoutTotals: z.array(z.object({ currency, ...payoutSums })),
  statement: z.array(
    z.object({
      /** Null for documents of no payment: demo data, and what is older than payments that are written down. */
      provider: paymentProvider.nullable(),
      currency,
      books: moneyText,
      /** What of it moved before the first line of this provider's statement, and is in no difference. */
      uncovered: moneyText,
      /** Null where no statement of this provider tells of the month. */
      statement: moneyText.nullable(),
      difference: moneyText.nullable(),
    }),
  ),
  differences: z.array(
    z.object({
      kind: z.enum(monthDifferences),
      provider: paymentProvider,
      currency,
      document: z.object({ id: z.int(), number: z.string(), day }).nullable(),
      line: z.object({ id: z.int(), txnId: z.string(), day }).nullable(),
      books: moneyText,
      statement: moneyText,
    }),
  ),
  differenceCount: count,
});
export type MonthReport = z.output<typeof monthReport>;

const query = z.object({ month: calendarMonth });

export const readMonthReportSchemas = {
  summary:
    'A month for the accountant: sums by rate of VAT, numbers, days, the provider’s statement, and what reached the bank',
  tag,
  query,
  reply: monthReport,
} satisfies EndpointSchemas;

export const readMonthReportFileSchemas = {
  summary: 'The accountant’s report of a month as a table',
  tag,
  query,
} satisfies EndpointSchemas;

export const readMonthDocumentsSchemas = {
  summary: 'Every receipt and credit of a month as a table, for the accountant',
  tag,
  query,
} satisfies EndpointSchemas;
