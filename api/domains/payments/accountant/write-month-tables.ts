import { toCsv } from '../../../contract/base/csv.ts';
import { wallClock } from '../../../contract/base/israel-clock.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import type { MonthReport } from '../../../contract/payments/month-report.schema.ts';
import { describeReceipt } from '../receipts/line-words.ts';
import type { AccountedDocument } from './documents-of-days.ts';
import { accountantMessages } from './messages.ts';

type Cells = (string | number)[];

const written = (rows: readonly Cells[]) => toCsv(rows.map((row) => row.map(String)));

/** A month's report as one table, part under part as on the screen (docs/money.md 13.10). */
export function writeMonthReport(report: MonthReport, language: Language): string {
  const words = accountantMessages[language];
  const { rates, totals, numbers, statement, days, payouts, payoutTotals } = report;
  const sums = [words.receipts, words.credits, words.net, words.vat, words.gross];
  const sumsOf = (row: MonthReport['totals'][number]) => [
    row.receipts,
    row.credits,
    row.net,
    row.vat,
    row.gross,
  ];
  const parts: Cells[][] = [
    [[words.month, report.month]],
    [
      [words.rates],
      [words.currency, words.rate, ...sums],
      ...rates.map((row) => [row.currency, row.rate, ...sumsOf(row)]),
      ...totals.map((row) => [row.currency, words.total, ...sumsOf(row)]),
    ],
    [
      [words.numbers],
      [words.series, words.first, words.last, words.count, words.cancelled, words.missing, words.elsewhere],
      ...numbers.map((row) => [
        `${words.kinds[row.kind]} (${row.series})`,
        row.first,
        row.last,
        row.count,
        row.cancelled,
        listed(row.missing, row.missingCount),
        listed(row.elsewhere, row.elsewhereCount),
      ]),
    ],
    [
      [words.statement],
      [words.provider, words.currency, words.books, words.uncovered, words.byStatement, words.difference],
      ...statement.map((row) => [
        row.provider ?? words.noProvider,
        row.currency,
        row.books,
        row.statement === null ? '' : row.uncovered,
        row.statement ?? words.noStatement,
        row.difference ?? '',
      ]),
    ],
    ...(report.differenceCount > 0 ? [differencesOf(report, language)] : []),
    [
      [words.days],
      [
        words.day,
        words.currency,
        words.receipts,
        words.received,
        words.credits,
        words.returned,
        words.books,
        words.byStatement,
        words.paidOut,
      ],
      ...days.map((row) => [
        row.day,
        row.currency,
        row.receipts,
        row.received,
        row.credits,
        row.returned,
        row.books,
        row.statement,
        row.paidOut,
      ]),
    ],
    [
      [words.payouts],
      [
        words.valueDay,
        words.provider,
        words.currency,
        words.count,
        words.charges,
        words.refunds,
        words.fees,
        words.other,
        words.toBank,
      ],
      ...payouts.map((row) => [row.day, row.provider, row.currency, ...payoutSums(row)]),
      ...payoutTotals.map((row) => [words.total, '', row.currency, ...payoutSums(row)]),
    ],
  ];
  return written(parts.flatMap((part, at) => (at === 0 ? part : [[], ...part])));
}

const payoutSums = (row: MonthReport['payoutTotals'][number]) => [
  row.payouts,
  row.gross,
  row.refunds,
  row.fees,
  row.other,
  row.net,
];

const listed = (numbers: readonly string[], count: number) =>
  count === 0 ? '0' : `${count}: ${numbers.join(' ')}${count > numbers.length ? ' …' : ''}`;

function differencesOf({ differences, differenceCount }: MonthReport, language: Language): Cells[] {
  const words = accountantMessages[language];
  return [
    [words.differences],
    [
      words.kind,
      words.provider,
      words.document,
      words.day,
      words.books,
      words.transaction,
      words.lineDay,
      words.byStatement,
    ],
    ...differences.map(({ kind, provider, document, line, books, statement }) => [
      words.differenceKinds[kind],
      provider,
      document?.number ?? '',
      document?.day ?? '',
      books,
      line?.txnId ?? '',
      line?.day ?? '',
      statement,
    ]),
    ...(differenceCount > differences.length ? [[words.more(differences.length, differenceCount)]] : []),
  ];
}

/** Every receipt and credit of a month as a table; a credit's sums are negative, so that a column adds up. */
export function writeMonthDocuments(documents: readonly AccountedDocument[], language: Language): string {
  const words = accountantMessages[language];
  return written([
    [
      words.document,
      words.kind,
      words.status,
      words.day,
      words.issued,
      words.creditOf,
      words.customer,
      words.customerNumber,
      words.customerAddress,
      words.description,
      words.currency,
      words.net,
      words.rate,
      words.vat,
      words.gross,
      words.method,
      words.installments,
      words.provider,
      words.transaction,
    ],
    ...documents.map((document) => {
      const sign = document.kind === 'credit' ? -1 : 1;
      // `-0` would be written for a credit of nothing.
      const money = (minor: number) => fromMinor(minor === 0 ? 0 : sign * minor);
      return [
        document.number,
        words.kinds[document.kind],
        words.statuses[document.status],
        document.day,
        wallClock(document.issuedAt).date,
        document.creditOf ?? '',
        document.customerName ?? '',
        document.customerNumber ?? '',
        document.customerAddress ?? '',
        describeReceipt(document, language) ?? '',
        document.currency,
        money(document.gross - document.vat),
        document.vatRate,
        money(document.vat),
        money(document.gross),
        words.methods[document.paymentMethod],
        document.installments,
        document.provider ?? '',
        document.transactionId ?? '',
      ];
    }),
  ]);
}
