import { Box, Link as StyledLink, Typography } from '@mui/material';
import { DataTable, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { MonthReport } from '../../../api/contract/payments/month-report.schema.ts';
import { Money } from '../../kit/components/Money.tsx';
import { formatDay, readMoment } from '../../kit/formatting/dates.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { MonthTable, type FigureColumn } from './MonthTable.tsx';

/** A day of the calendar as lists write it. */
export function Day({ of }: { of: string }) {
  const moment = readMoment(of);
  return <bdi dir="ltr">{moment ? formatDay(moment) : of}</bdi>;
}

const Sums = DataTable.Col<MonthReport['statement'][number]>;

/** The books beside what each provider says it moved, and every sum by which they differ. */
export function StatementTables({ report }: { report: MonthReport }) {
  const word = useMessages();
  const translate = useTranslate();
  if (report.statement.length === 0) return null;
  const nameOf = (provider: MonthReport['statement'][number]['provider']) =>
    provider ? translate(`bikur.choices.paymentProvider.${provider}`) : word('accountant.noProvider');
  return (
    <>
      <MonthTable title={word('accountant.statement')} rows={report.statement}>
        <Sums label="bikur.accountant.provider" render={({ provider }) => nameOf(provider)} />
        <Sums
          label="bikur.accountant.books"
          align="right"
          render={({ books, currency, uncovered, statement }) => (
            <>
              <Money of={books} currency={currency} />
              {statement !== null && Number(uncovered) !== 0 ? (
                <Typography color="textSecondary">
                  {word('accountant.uncovered')} <Money of={uncovered} currency={currency} />
                </Typography>
              ) : null}
            </>
          )}
        />
        <Sums
          label="bikur.accountant.byStatement"
          align="right"
          render={({ statement, provider, currency }) =>
            statement === null ? (
              <Typography color="textSecondary">{provider ? word('accountant.noStatement') : '–'}</Typography>
            ) : (
              <Money of={statement} currency={currency} />
            )
          }
        />
        <Sums
          label="bikur.accountant.difference"
          align="right"
          render={({ difference, currency }) => <Difference of={difference} currency={currency} />}
        />
      </MonthTable>
      <p>{word('accountant.statementExplain')}</p>
      {report.differenceCount > 0 ? <DifferenceTable report={report} nameOf={nameOf} /> : null}
    </>
  );
}

function Difference({ of, currency }: { of: string | null; currency: string }) {
  const word = useMessages();
  if (of === null || Number(of) === 0)
    return <Typography color="textSecondary">{of === null ? '–' : word('accountant.agrees')}</Typography>;
  return (
    <Box component="span" sx={{ color: 'error.main', fontWeight: 700 }}>
      <Money of={of} currency={currency} />
    </Box>
  );
}

interface DifferenceProps {
  report: MonthReport;
  nameOf: (provider: MonthReport['differences'][number]['provider']) => string;
}

const Row = DataTable.Col<MonthReport['differences'][number]>;

function DifferenceTable({ report: { differences, differenceCount }, nameOf }: DifferenceProps) {
  const word = useMessages();
  return (
    <>
      <MonthTable title={word('accountant.differences')} rows={differences}>
        <Row
          label="bikur.accountant.kind"
          render={({ kind }) => word(`accountant.differenceKinds.${kind}`)}
        />
        <Row label="bikur.accountant.provider" render={({ provider }) => nameOf(provider)} />
        <Row
          label="bikur.accountant.document"
          render={({ document }) =>
            document && (
              <Booked to={`/receipts/${document.id}/show`} name={document.number} day={document.day} />
            )
          }
        />
        <Row
          label="bikur.accountant.books"
          align="right"
          render={({ document, books, currency }) => document && <Money of={books} currency={currency} />}
        />
        <Row
          label="bikur.accountant.line"
          render={({ line }) =>
            line && <Booked to={`/statement-lines/${line.id}/show`} name={line.txnId} day={line.day} />
          }
        />
        <Row
          label="bikur.accountant.byStatement"
          align="right"
          render={({ line, statement, currency }) => line && <Money of={statement} currency={currency} />}
        />
      </MonthTable>
      {differenceCount > differences.length ? (
        <p>{word('accountant.shown', { shown: differences.length, count: differenceCount })}</p>
      ) : null}
    </>
  );
}

/** A document or a line of a statement, with its day. */
function Booked({ to, name, day }: { to: string; name: string; day: string }) {
  return (
    <>
      <StyledLink component={Link} to={to}>
        <bdi dir="ltr">{name}</bdi>
      </StyledLink>
      <Typography color="textSecondary">
        <Day of={day} />
      </Typography>
    </>
  );
}

const dayFigures: readonly FigureColumn[] = [
  { source: 'receipts', kind: 'count', label: 'accountant.receipts' },
  { source: 'received', kind: 'money', label: 'accountant.received' },
  { source: 'credits', kind: 'count', label: 'accountant.credits' },
  { source: 'returned', kind: 'money', label: 'accountant.returned' },
  { source: 'books', kind: 'money', label: 'accountant.books' },
  { source: 'statement', kind: 'money', label: 'accountant.byStatement' },
  { source: 'paidOut', kind: 'money', label: 'accountant.paidOut' },
];

/** What came and went on each day of the month that has any. */
export function DayTable({ report: { days } }: { report: MonthReport }) {
  const word = useMessages();
  if (days.length === 0) return null;
  return (
    <MonthTable title={word('accountant.days')} rows={days} figures={dayFigures}>
      <DataTable.Col<MonthReport['days'][number]>
        label="bikur.accountant.day"
        render={({ day }) => <Day of={day} />}
      />
    </MonthTable>
  );
}
