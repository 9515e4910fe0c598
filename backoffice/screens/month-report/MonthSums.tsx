import type { MonthReport } from '../../../api/contract/payments/month-report.schema.ts';
import { Figure } from '../../kit/components/Figure.tsx';
import { Money } from '../../kit/components/Money.tsx';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { MonthTable } from './MonthTable.tsx';

type Sums = MonthReport['totals'][number];

/** Gross, VAT and net by the rate that the documents name, and in all. */
export function RateTable({ report: { rates, totals } }: { report: MonthReport }) {
  const word = useMessages();
  if (rates.length === 0) return null;
  const figures = ['receipts', 'credits', 'net', 'vat', 'gross'] as const;
  return (
    <MonthTable
      title={word('accountant.rates')}
      columns={[
        { name: word('accountant.rate') },
        ...figures.map((name) => ({ name: word(`accountant.${name}`), isFigure: true })),
      ]}
    >
      {rates.map((row) => (
        <tr key={`${row.currency} ${row.rate}`}>
          <td className="name">
            <bdi dir="ltr">{row.rate}%</bdi>
          </td>
          <SumCells sums={row} />
        </tr>
      ))}
      {totals.map((row) => (
        <tr key={row.currency}>
          <th scope="row">{word('accountant.total')}</th>
          <SumCells sums={row} />
        </tr>
      ))}
    </MonthTable>
  );
}

function SumCells({ sums }: { sums: Sums }) {
  return (
    <>
      <td className="figure">
        <Figure value={sums.receipts} />
      </td>
      <td className="figure">
        <Figure value={sums.credits} />
      </td>
      {([sums.net, sums.vat, sums.gross] as const).map((amount, at) => (
        // Three columns that never move.
        <td key={['net', 'vat', 'gross'][at]} className="figure">
          <Money of={amount} currency={sums.currency} />
        </td>
      ))}
    </>
  );
}

/** First and last number of each series, and whether all between them are there. */
export function NumberTable({ report: { numbers } }: { report: MonthReport }) {
  const word = useMessages();
  if (numbers.length === 0) return null;
  return (
    <MonthTable
      title={word('accountant.numbers')}
      columns={[
        { name: word('accountant.series') },
        { name: word('accountant.first') },
        { name: word('accountant.last') },
        { name: word('accountant.count'), isFigure: true },
        { name: word('accountant.cancelled'), isFigure: true },
        { name: word('accountant.missing') },
        { name: word('accountant.elsewhere') },
      ]}
    >
      {numbers.map((row) => (
        <tr key={row.series}>
          <td className="name nowrap">{word(`accountant.kinds.${row.kind}`)}</td>
          <td>
            <bdi dir="ltr">{row.first}</bdi>
          </td>
          <td>
            <bdi dir="ltr">{row.last}</bdi>
          </td>
          <td className="figure">
            <Figure value={row.count} />
          </td>
          <td className="figure">
            <Figure value={row.cancelled} />
          </td>
          <td className={row.missingCount > 0 ? 'bad' : 'quiet'}>
            <Numbers of={row.missing} count={row.missingCount} />
          </td>
          <td className="quiet">
            <Numbers of={row.elsewhere} count={row.elsewhereCount} />
          </td>
        </tr>
      ))}
    </MonthTable>
  );
}

function Numbers({ of, count }: { of: readonly string[]; count: number }) {
  const word = useMessages();
  if (count === 0) return word('accountant.noneMissing');
  return (
    <>
      <bdi dir="ltr">{of.join(' ')}</bdi>
      {count > of.length ? ` ${word('accountant.more', { count: count - of.length })}` : ''}
    </>
  );
}
