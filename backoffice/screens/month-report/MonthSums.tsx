import { TextField, useTranslate } from 'react-admin';
import type { MonthReport } from '../../../api/contract/payments/month-report.schema.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { CountColumn, Day, MoneyColumn, MonthColumn, MonthTable, Quiet, Wrong } from './MonthTable.tsx';

interface Props {
  report: MonthReport;
}

/** Gross, VAT and net by the rate that the documents name, and in all. */
export function RateTable({ report: { rates, totals } }: Props) {
  const word = useMessages();
  if (rates.length === 0) return null;
  return (
    <MonthTable title="accountant.rates" rows={[...rates, ...totals]}>
      <MonthColumn<{ rate?: number }>
        name="rate"
        render={({ rate }) =>
          rate === undefined ? <b>{word('accountant.total')}</b> : <bdi dir="ltr">{rate}%</bdi>
        }
      />
      <CountColumn name="receipts" />
      <CountColumn name="credits" />
      <MoneyColumn name="net" />
      <MoneyColumn name="vat" />
      <MoneyColumn name="gross" />
    </MonthTable>
  );
}

/** First and last number of each series, and whether all between them are there. */
export function NumberTable({ report: { numbers } }: Props) {
  const word = useMessages();
  if (numbers.length === 0) return null;
  const listed = (some: readonly string[], count: number) => (
    <>
      {count === 0 ? word('accountant.noneMissing') : <bdi dir="ltr">{some.join(' ')}</bdi>}
      {count > some.length ? ` ${word('accountant.more', { count: count - some.length })}` : ''}
    </>
  );
  return (
    <MonthTable title="accountant.numbers" rows={numbers}>
      <MonthColumn<MonthReport['numbers'][number]>
        name="series"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ kind }) => word(`accountant.kinds.${kind}`)}
      />
      <MonthColumn name="first">
        <TextField source="first" dir="ltr" />
      </MonthColumn>
      <MonthColumn name="last">
        <TextField source="last" dir="ltr" />
      </MonthColumn>
      <CountColumn name="count" />
      <CountColumn name="cancelled" />
      <MonthColumn<MonthReport['numbers'][number]>
        name="missing"
        render={({ missing, missingCount: count }) =>
          count > 0 ? <Wrong>{listed(missing, count)}</Wrong> : <Quiet>{listed(missing, count)}</Quiet>
        }
      />
      <MonthColumn<MonthReport['numbers'][number]>
        name="elsewhere"
        render={({ elsewhere, elsewhereCount: count }) => <Quiet>{listed(elsewhere, count)}</Quiet>}
      />
    </MonthTable>
  );
}

/** What came and went on each day of the month that has any. */
export function DayTable({ report: { days } }: Props) {
  if (days.length === 0) return null;
  return (
    <MonthTable title="accountant.days" rows={days}>
      <MonthColumn<MonthReport['days'][number]> name="day" render={({ day }) => <Day of={day} />} />
      <CountColumn name="receipts" />
      <MoneyColumn name="received" />
      <CountColumn name="credits" />
      <MoneyColumn name="returned" />
      <MoneyColumn name="books" />
      <MoneyColumn name="byStatement" source="statement" />
      <MoneyColumn name="paidOut" />
    </MonthTable>
  );
}

/** A payout, or the sum of all in one currency, which has neither day nor provider. */
type Payout = Partial<MonthReport['payouts'][number]>;

/** What reached the bank on each day of value, with what was kept on the way. */
export function PayoutTable({ report: { payouts, payoutTotals } }: Props) {
  const word = useMessages();
  const translate = useTranslate();
  return (
    <>
      <MonthTable title="accountant.payouts" rows={[...payouts, ...payoutTotals]}>
        <MonthColumn<Payout>
          name="valueDay"
          render={({ day }) => (day ? <Day of={day} /> : <b>{word('accountant.total')}</b>)}
        />
        <MonthColumn<Payout>
          name="provider"
          render={({ provider }) => provider && translate(`bikur.choices.paymentProvider.${provider}`)}
        />
        <CountColumn name="count" source="payouts" />
        <MoneyColumn name="charges" source="gross" />
        <MoneyColumn name="refunds" />
        <MoneyColumn name="fees" />
        <MoneyColumn name="other" />
        <MoneyColumn name="toBank" source="net" />
      </MonthTable>
      <p>{word(payouts.length === 0 ? 'accountant.noPayouts' : 'accountant.payoutsExplain')}</p>
    </>
  );
}
