import { Link as StyledLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { MonthReport } from '../../../api/contract/payments/month-report.schema.ts';
import { Money } from '../../kit/components/Money.tsx';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { Day, MonthColumn, MonthTable, Quiet, Wrong } from './MonthTable.tsx';

type Sums = MonthReport['statement'][number];
type Difference = MonthReport['differences'][number];

/** The books beside what each provider says it moved, and every sum by which they differ. */
export function StatementTables({ report }: { report: MonthReport }) {
  const word = useMessages();
  const translate = useTranslate();
  const { statement: rows, differences, differenceCount: count } = report;
  if (rows.length === 0) return null;
  const nameOf = ({ provider }: Pick<Sums, 'provider'>) =>
    provider ? translate(`bikur.choices.paymentProvider.${provider}`) : word('accountant.noProvider');
  return (
    <>
      <MonthTable title="accountant.statement" rows={rows}>
        <MonthColumn<Sums> name="provider" render={nameOf} />
        <MonthColumn<Sums>
          name="books"
          align="right"
          render={({ books, currency, uncovered, statement }) => (
            <>
              <Money of={books} currency={currency} />
              {statement !== null && Number(uncovered) !== 0 ? (
                <Quiet>
                  {word('accountant.uncovered')} <Money of={uncovered} currency={currency} />
                </Quiet>
              ) : null}
            </>
          )}
        />
        <MonthColumn<Sums>
          name="byStatement"
          align="right"
          render={({ statement, provider, currency }) =>
            statement === null ? (
              <Quiet>{provider ? word('accountant.noStatement') : '–'}</Quiet>
            ) : (
              <Money of={statement} currency={currency} />
            )
          }
        />
        <MonthColumn<Sums>
          name="difference"
          align="right"
          render={({ difference, currency }) =>
            Number(difference) === 0 ? (
              <Quiet>{difference === null ? '–' : word('accountant.agrees')}</Quiet>
            ) : (
              <Wrong>
                <Money of={difference} currency={currency} />
              </Wrong>
            )
          }
        />
      </MonthTable>
      <p>{word('accountant.statementExplain')}</p>
      {count > 0 ? (
        <MonthTable title="accountant.differences" rows={differences}>
          <MonthColumn<Difference>
            name="kind"
            render={({ kind }) => word(`accountant.differenceKinds.${kind}`)}
          />
          <MonthColumn<Difference> name="provider" render={nameOf} />
          <MonthColumn<Difference>
            name="document"
            render={({ document: booked }) =>
              booked && <Booked to={`/receipts/${booked.id}/show`} name={booked.number} day={booked.day} />
            }
          />
          <MonthColumn<Difference>
            name="books"
            align="right"
            render={({ document, books, currency }) => document && <Money of={books} currency={currency} />}
          />
          <MonthColumn<Difference>
            name="line"
            render={({ line }) =>
              line && <Booked to={`/statement-lines/${line.id}/show`} name={line.txnId} day={line.day} />
            }
          />
          <MonthColumn<Difference>
            name="byStatement"
            align="right"
            render={({ line, statement, currency }) => line && <Money of={statement} currency={currency} />}
          />
        </MonthTable>
      ) : null}
      {count > differences.length ? (
        <p>{word('accountant.shown', { shown: differences.length, count })}</p>
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
      <Quiet>
        <Day of={day} />
      </Quiet>
    </>
  );
}
