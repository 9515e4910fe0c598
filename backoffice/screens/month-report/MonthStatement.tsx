import { Link as StyledLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { MonthReport } from '../../../api/contract/payments/month-report.schema.ts';
import { Figure } from '../../kit/components/Figure.tsx';
import { Money } from '../../kit/components/Money.tsx';
import { formatDay, readMoment } from '../../kit/formatting/dates.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { MonthTable } from './MonthTable.tsx';

/** A day of the calendar as lists write it. */
export function Day({ of }: { of: string }) {
  const moment = readMoment(of);
  return <bdi dir="ltr">{moment ? formatDay(moment) : of}</bdi>;
}

/** The books beside what each provider says it moved, and every sum by which they differ. */
export function StatementTables({ report }: { report: MonthReport }) {
  const word = useMessages();
  const translate = useTranslate();
  if (report.statement.length === 0) return null;
  const nameOf = (provider: MonthReport['statement'][number]['provider']) =>
    provider ? translate(`bikur.choices.paymentProvider.${provider}`) : word('accountant.noProvider');
  return (
    <>
      <MonthTable
        title={word('accountant.statement')}
        columns={[
          { name: word('accountant.provider') },
          { name: word('accountant.books'), isFigure: true },
          { name: word('accountant.byStatement'), isFigure: true },
          { name: word('accountant.difference'), isFigure: true },
        ]}
      >
        {report.statement.map(({ provider, currency, books, uncovered, statement, difference }) => (
          <tr key={`${provider} ${currency}`}>
            <td className="name">{nameOf(provider)}</td>
            <td className="figure">
              <Money of={books} currency={currency} />
              {statement !== null && Number(uncovered) !== 0 ? (
                <div className="quiet">
                  {word('accountant.uncovered')} <Money of={uncovered} currency={currency} />
                </div>
              ) : null}
            </td>
            <td className="figure">
              {statement === null ? (
                <span className="quiet">{provider ? word('accountant.noStatement') : '–'}</span>
              ) : (
                <Money of={statement} currency={currency} />
              )}
            </td>
            <td className={`figure ${difference !== null && Number(difference) !== 0 ? 'bad' : 'quiet'}`}>
              <Difference of={difference} currency={currency} />
            </td>
          </tr>
        ))}
      </MonthTable>
      <p>{word('accountant.statementExplain')}</p>
      {report.differenceCount > 0 ? <DifferenceTable report={report} nameOf={nameOf} /> : null}
    </>
  );
}

function Difference({ of, currency }: { of: string | null; currency: string }) {
  const word = useMessages();
  if (of === null) return '–';
  return Number(of) === 0 ? word('accountant.agrees') : <Money of={of} currency={currency} />;
}

interface DifferenceProps {
  report: MonthReport;
  nameOf: (provider: MonthReport['differences'][number]['provider']) => string;
}

function DifferenceTable({ report: { differences, differenceCount }, nameOf }: DifferenceProps) {
  const word = useMessages();
  return (
    <>
      <MonthTable
        title={word('accountant.differences')}
        columns={[
          { name: word('accountant.kind') },
          { name: word('accountant.provider') },
          { name: word('accountant.document') },
          { name: word('accountant.books'), isFigure: true },
          { name: word('accountant.line') },
          { name: word('accountant.byStatement'), isFigure: true },
        ]}
      >
        {differences.map(({ kind, provider, currency, document, line, books, statement }) => (
          <tr key={`${document?.id} ${line?.id}`}>
            <td className="name">{word(`accountant.differenceKinds.${kind}`)}</td>
            <td>{nameOf(provider)}</td>
            <td>
              {document ? (
                <>
                  <StyledLink component={Link} to={`/receipts/${document.id}/show`}>
                    <bdi dir="ltr">{document.number}</bdi>
                  </StyledLink>
                  <div className="quiet">
                    <Day of={document.day} />
                  </div>
                </>
              ) : null}
            </td>
            <td className="figure">{document ? <Money of={books} currency={currency} /> : null}</td>
            <td>
              {line ? (
                <>
                  <StyledLink component={Link} to={`/statement-lines/${line.id}/show`}>
                    <bdi dir="ltr">{line.txnId}</bdi>
                  </StyledLink>
                  <div className="quiet">
                    <Day of={line.day} />
                  </div>
                </>
              ) : null}
            </td>
            <td className="figure">{line ? <Money of={statement} currency={currency} /> : null}</td>
          </tr>
        ))}
      </MonthTable>
      {differenceCount > differences.length ? (
        <p>{word('accountant.shown', { shown: differences.length, count: differenceCount })}</p>
      ) : null}
    </>
  );
}

/** What came and went on each day of the month that has any. */
export function DayTable({ report: { days } }: { report: MonthReport }) {
  const word = useMessages();
  if (days.length === 0) return null;
  return (
    <MonthTable
      title={word('accountant.days')}
      columns={[
        { name: word('accountant.day') },
        { name: word('accountant.receipts'), isFigure: true },
        { name: word('accountant.received'), isFigure: true },
        { name: word('accountant.credits'), isFigure: true },
        { name: word('accountant.returned'), isFigure: true },
        { name: word('accountant.books'), isFigure: true },
        { name: word('accountant.byStatement'), isFigure: true },
        { name: word('accountant.paidOut'), isFigure: true },
      ]}
    >
      {days.map((row) => (
        <tr key={`${row.day} ${row.currency}`}>
          <td className="name">
            <Day of={row.day} />
          </td>
          <td className="figure">
            <Figure value={row.receipts} />
          </td>
          <td className="figure">
            <Money of={row.received} currency={row.currency} />
          </td>
          <td className="figure">
            <Figure value={row.credits} />
          </td>
          <td className="figure">
            <Money of={row.returned} currency={row.currency} />
          </td>
          <td className="figure">
            <Money of={row.books} currency={row.currency} />
          </td>
          <td className="figure">
            <Money of={row.statement} currency={row.currency} />
          </td>
          <td className="figure">
            <Money of={row.paidOut} currency={row.currency} />
          </td>
        </tr>
      ))}
    </MonthTable>
  );
}
