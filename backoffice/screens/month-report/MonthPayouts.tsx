import { DataTable, useTranslate } from 'react-admin';
import type { MonthReport } from '../../../api/contract/payments/month-report.schema.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { Day } from './MonthStatement.tsx';
import { MonthTable, type FigureColumn } from './MonthTable.tsx';

const figures: readonly FigureColumn[] = [
  { source: 'payouts', kind: 'count', label: 'accountant.count' },
  { source: 'gross', kind: 'money', label: 'accountant.charges' },
  { source: 'refunds', kind: 'money', label: 'accountant.refunds' },
  { source: 'fees', kind: 'money', label: 'accountant.fees' },
  { source: 'other', kind: 'money', label: 'accountant.other' },
  { source: 'net', kind: 'money', label: 'accountant.toBank' },
];

/** A payout, or the sum of all in one currency, which has neither day nor provider. */
const Column = DataTable.Col<Partial<MonthReport['payouts'][number]>>;

/** What reached the bank on each day of value, with what was kept on the way. */
export function PayoutTable({ report: { payouts, payoutTotals } }: { report: MonthReport }) {
  const word = useMessages();
  const translate = useTranslate();
  return (
    <>
      <MonthTable title={word('accountant.payouts')} rows={[...payouts, ...payoutTotals]} figures={figures}>
        <Column
          label="bikur.accountant.valueDay"
          render={({ day }) => (day ? <Day of={day} /> : <b>{word('accountant.total')}</b>)}
        />
        <Column
          label="bikur.accountant.provider"
          render={({ provider }) => provider && translate(`bikur.choices.paymentProvider.${provider}`)}
        />
      </MonthTable>
      <p>{word(payouts.length === 0 ? 'accountant.noPayouts' : 'accountant.payoutsExplain')}</p>
    </>
  );
}
