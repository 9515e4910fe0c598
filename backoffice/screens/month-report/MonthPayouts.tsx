import { useTranslate } from 'react-admin';
import type { MonthReport } from '../../../api/contract/payments/month-report.schema.ts';
import { Figure } from '../../kit/components/Figure.tsx';
import { Money } from '../../kit/components/Money.tsx';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { Day } from './MonthStatement.tsx';
import { MonthTable } from './MonthTable.tsx';

/** What reached the bank on each day of value, with what was kept on the way. */
export function PayoutTable({ report: { payouts, payoutTotals } }: { report: MonthReport }) {
  const word = useMessages();
  const translate = useTranslate();
  return (
    <>
      <MonthTable
        title={word('accountant.payouts')}
        columns={[
          { name: word('accountant.valueDay') },
          { name: word('accountant.provider') },
          { name: word('accountant.count'), isFigure: true },
          { name: word('accountant.charges'), isFigure: true },
          { name: word('accountant.refunds'), isFigure: true },
          { name: word('accountant.fees'), isFigure: true },
          { name: word('accountant.other'), isFigure: true },
          { name: word('accountant.toBank'), isFigure: true },
        ]}
      >
        {payouts.map((row) => (
          <tr key={`${row.day} ${row.provider} ${row.currency}`}>
            <td className="name">
              <Day of={row.day} />
            </td>
            <td>{translate(`bikur.choices.paymentProvider.${row.provider}`)}</td>
            <Sums of={row} />
          </tr>
        ))}
        {payoutTotals.map((row) => (
          <tr key={row.currency}>
            <th scope="row" colSpan={2}>
              {word('accountant.total')}
            </th>
            <Sums of={row} />
          </tr>
        ))}
      </MonthTable>
      <p>{word(payouts.length === 0 ? 'accountant.noPayouts' : 'accountant.payoutsExplain')}</p>
    </>
  );
}

function Sums({ of: { payouts, currency, ...sums } }: { of: MonthReport['payoutTotals'][number] }) {
  return (
    <>
      <td className="figure">
        <Figure value={payouts} />
      </td>
      {(['gross', 'refunds', 'fees', 'other', 'net'] as const).map((name) => (
        <td key={name} className="figure">
          <Money of={sums[name]} currency={currency} />
        </td>
      ))}
    </>
  );
}
