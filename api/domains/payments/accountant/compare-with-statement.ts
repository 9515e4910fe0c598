import type { Knex } from 'knex';
import { fromMinor, toMinor } from '../../../contract/base/money.schema.ts';
import type { PaymentProvider } from '../../../contract/payments/entities/payment-enums.schema.ts';
import type { ReceiptKind } from '../../../contract/payments/entities/receipt.schema.ts';
import {
  listedInReport,
  type MonthDifference,
  type MonthReport,
} from '../../../contract/payments/month-report.schema.ts';
import { israelWithin } from '../../../lib/israel-days-sql.ts';
import { israelDay, signed } from './documents-of-days.ts';
import type { DaySpan } from './month-days.ts';

/**
 * A document, the line of the provider's statement that is the same money, or both. Agorot; what goes back is
 * negative, and what isn't there is 0.
 */
interface Pair {
  provider: PaymentProvider | null;
  isLostDispute: boolean;
  /** The money moved before the first line of its provider's statement: nothing can be said of it. */
  isUncovered: boolean;
  documentId: number | null;
  documentNumber: string | null;
  documentKind: ReceiptKind | null;
  documentDay: string | null;
  documentCurrency: string | null;
  documentMinor: number;
  lineId: number | null;
  lineTxn: string | null;
  lineDay: string | null;
  lineCurrency: string | null;
  lineMinor: number;
}

type Day = Omit<MonthReport['days'][number], 'paidOut'>;
type Compared = Pick<MonthReport, 'statement' | 'differences' | 'differenceCount'> & { days: Day[] };

/**
 * Lays the documents of these days beside the lines that the providers' statements have for them (docs/money.md 13.3),
 * by day, in all, and one by one where they differ. Days from before statements were read have none to compare with.
 */
export async function compareWithStatement(knex: Knex, days: DaySpan): Promise<Compared> {
  const pairs = await readPairs(knex, days);
  const isWithin = (day: string | null): day is string => day !== null && day >= days.from && day <= days.to;
  const told = new Set(pairs.filter(({ lineDay }) => isWithin(lineDay)).map(({ provider }) => provider));
  const differing = pairs.flatMap((pair) => {
    const kind = told.has(pair.provider) ? differenceOf(pair, isWithin) : null;
    return kind === null ? [] : [{ kind, pair }];
  });
  const movements = movementsOf(pairs, isWithin);
  return {
    days: sumsByDay(movements),
    statement: sumsByProvider(movements, told),
    differences: differing.slice(0, listedInReport).map(presentDifference),
    differenceCount: differing.length,
  };
}

async function readPairs(knex: Knex, { from, to }: DaySpan): Promise<Pair[]> {
  const direction = (document: string) =>
    `case ${document}.kind when 'credit' then 'refund' else 'charge' end`;
  const columns = `document.id as "documentId", document.receipt_number as "documentNumber",
      document.kind as "documentKind", ${israelDay('document.payment_date')} as "documentDay",
      document.currency as "documentCurrency", coalesce(${signed('amount', 'document')}, 0) as "documentMinor",
      line.id as "lineId", line.txn_id as "lineTxn", ${israelDay('line.moved_at')} as "lineDay",
      line.currency as "lineCurrency",
      coalesce(case line.direction when 'refund' then -line.amount_minor else line.amount_minor end, 0) as "lineMinor"`;
  const { rows } = await knex.raw<{ rows: Pair[] }>(
    `with documents as (
      select * from receipts where ${israelWithin('payment_date')} and status <> 'cancelled'
    ), lines as (
      select * from statement_lines where ${israelWithin('moved_at')} and seen_at is not null
    )
    select coalesce(attempt.provider, line.provider) as provider, attempt.dispute_id is not null as "isLostDispute",
      line.id is null and coalesce(document.payment_date < began.at, false) as "isUncovered", ${columns}
    from documents document
    left join payment_attempts attempt on attempt.id = document.attempt_id
    left join (
      select provider, min(moved_at) as at from statement_lines where seen_at is not null group by provider
    ) began on began.provider = attempt.provider
    left join statement_lines line on line.attempt_id = document.attempt_id
      and line.direction = ${direction('document')} and line.seen_at is not null
    union all
    select line.provider, false, false, ${columns}
    from lines line
    left join receipts document on document.attempt_id = line.attempt_id
      and line.direction = ${direction('document')} and document.status <> 'cancelled'
    where not exists (select from documents counted where counted.id = document.id)
    order by "documentDay", "documentNumber", "lineDay", "lineId"`,
    [from, to, from, to],
  );
  return rows;
}

/** Nobody lists what staff wrote down by hand, nor what was transferred to the bank. */
const hasNoStatement = ({ provider }: Pair) =>
  provider === null || provider === 'manual' || provider === 'bank';

/** @param isWithin whether a day is one of those that are compared */
function differenceOf(pair: Pair, isWithin: (day: string | null) => boolean): MonthDifference | null {
  if (pair.isUncovered) return null;
  if (pair.lineId === null && pair.isLostDispute) return 'lost_dispute';
  if (pair.lineId === null) return hasNoStatement(pair) ? null : 'not_listed';
  if (pair.documentId === null) return 'not_booked';
  if (pair.documentMinor !== pair.lineMinor || pair.documentCurrency !== pair.lineCurrency)
    return 'another_sum';
  return isWithin(pair.documentDay) === isWithin(pair.lineDay) ? null : 'another_month';
}

function presentDifference({
  kind,
  pair,
}: {
  kind: MonthDifference;
  pair: Pair;
}): MonthReport['differences'][number] {
  const { documentId, documentNumber, documentDay, lineId, lineTxn, lineDay } = pair;
  return {
    kind,
    provider: pair.provider ?? 'manual',
    currency: pair.documentCurrency ?? pair.lineCurrency ?? 'ILS',
    document:
      documentId === null ? null : { id: documentId, number: documentNumber ?? '', day: documentDay ?? '' },
    line: lineId === null ? null : { id: lineId, txnId: lineTxn ?? '', day: lineDay ?? '' },
    books: fromMinor(pair.documentMinor),
    statement: fromMinor(pair.lineMinor),
  };
}

/** Money on one side: of a document (with its kind), or of a line. */
interface Movement {
  provider: PaymentProvider | null;
  day: string;
  currency: string;
  kind: ReceiptKind | 'line';
  isUncovered: boolean;
  /** Agorot. */
  minor: number;
}

function movementsOf(pairs: readonly Pair[], isWithin: (day: string | null) => day is string): Movement[] {
  return pairs.flatMap((pair) => {
    const { provider, documentKind, documentDay, documentCurrency, lineDay, lineCurrency, isUncovered } =
      pair;
    const movements: Movement[] = [];
    if (documentKind && documentCurrency && isWithin(documentDay))
      movements.push({
        provider,
        day: documentDay,
        currency: documentCurrency,
        kind: documentKind,
        isUncovered,
        minor: pair.documentMinor,
      });
    if (lineCurrency && isWithin(lineDay))
      movements.push({
        provider,
        day: lineDay,
        currency: lineCurrency,
        kind: 'line',
        isUncovered,
        minor: pair.lineMinor,
      });
    return movements;
  });
}

const grouped = (movements: readonly Movement[], keyOf: (movement: Movement) => string) =>
  [...Map.groupBy(movements, keyOf).entries()].toSorted(([one], [other]) => (one < other ? -1 : 1));

const sumOf = (movements: readonly Movement[]) =>
  fromMinor(movements.reduce((sum, { minor }) => sum + minor, 0));

function sumsByDay(movements: readonly Movement[]): Day[] {
  return grouped(movements, ({ day, currency }) => `${day} ${currency}`).map(([key, ofDay]) => {
    const [day = '', currency = ''] = key.split(' ');
    const receipts = ofDay.filter(({ kind }) => kind === 'receipt');
    const credits = ofDay.filter(({ kind }) => kind === 'credit');
    return {
      day,
      currency,
      receipts: receipts.length,
      received: sumOf(receipts),
      credits: credits.length,
      returned: sumOf(credits.map((credit) => ({ ...credit, minor: -credit.minor }))),
      books: sumOf([...receipts, ...credits]),
      statement: sumOf(ofDay.filter(({ kind }) => kind === 'line')),
    };
  });
}

function sumsByProvider(
  movements: readonly Movement[],
  told: ReadonlySet<PaymentProvider | null>,
): MonthReport['statement'] {
  return grouped(movements, ({ provider, currency }) => `${provider ?? ''} ${currency}`).map(
    ([, ofProvider]) => {
      const [{ provider, currency } = { provider: null, currency: 'ILS' }] = ofProvider;
      const books = sumOf(ofProvider.filter(({ kind }) => kind !== 'line'));
      const uncovered = sumOf(ofProvider.filter((movement) => movement.isUncovered));
      const statement = told.has(provider) ? sumOf(ofProvider.filter(({ kind }) => kind === 'line')) : null;
      const difference =
        statement === null ? null : fromMinor(toMinor(books) - toMinor(uncovered) - toMinor(statement));
      return { provider, currency, books, uncovered, statement, difference };
    },
  );
}
