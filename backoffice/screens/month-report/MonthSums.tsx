import { Box } from '@mui/material';
import { DataTable, NumberField, TextField } from 'react-admin';
import type { MonthReport } from '../../../api/contract/payments/month-report.schema.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { MonthTable, type FigureColumn } from './MonthTable.tsx';

const rateFigures: readonly FigureColumn[] = [
  { source: 'receipts', kind: 'count', label: 'accountant.receipts' },
  { source: 'credits', kind: 'count', label: 'accountant.credits' },
  { source: 'net', kind: 'money', label: 'accountant.net' },
  { source: 'vat', kind: 'money', label: 'accountant.vat' },
  { source: 'gross', kind: 'money', label: 'accountant.gross' },
];

/** Gross, VAT and net by the rate that the documents name, and in all. */
export function RateTable({ report: { rates, totals } }: { report: MonthReport }) {
  const word = useMessages();
  if (rates.length === 0) return null;
  return (
    <MonthTable title={word('accountant.rates')} rows={[...rates, ...totals]} figures={rateFigures}>
      <DataTable.Col<{ rate?: number }>
        label="bikur.accountant.rate"
        render={({ rate }) =>
          rate === undefined ? <b>{word('accountant.total')}</b> : <bdi dir="ltr">{rate}%</bdi>
        }
      />
    </MonthTable>
  );
}

const Column = DataTable.Col<MonthReport['numbers'][number]>;

/** First and last number of each series, and whether all between them are there. */
export function NumberTable({ report: { numbers } }: { report: MonthReport }) {
  const word = useMessages();
  if (numbers.length === 0) return null;
  return (
    <MonthTable title={word('accountant.numbers')} rows={numbers}>
      <Column
        label="bikur.accountant.series"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ kind }) => word(`accountant.kinds.${kind}`)}
      />
      <Column label="bikur.accountant.first">
        <TextField source="first" dir="ltr" />
      </Column>
      <Column label="bikur.accountant.last">
        <TextField source="last" dir="ltr" />
      </Column>
      <Column label="bikur.accountant.count" align="right">
        <NumberField source="count" />
      </Column>
      <Column label="bikur.accountant.cancelled" align="right">
        <NumberField source="cancelled" />
      </Column>
      <Column
        label="bikur.accountant.missing"
        render={({ missing, missingCount }) => <Numbers of={missing} count={missingCount} isBad />}
      />
      <Column
        label="bikur.accountant.elsewhere"
        render={({ elsewhere, elsewhereCount }) => <Numbers of={elsewhere} count={elsewhereCount} />}
      />
    </MonthTable>
  );
}

interface NumbersProps {
  of: readonly string[];
  count: number;
  /** Where any at all is a fault. */
  isBad?: boolean;
}

function Numbers({ of, count: all, isBad = false }: NumbersProps) {
  const word = useMessages();
  return (
    <Box
      component="span"
      sx={isBad && all > 0 ? { color: 'error.main', fontWeight: 700 } : { color: 'text.secondary' }}
    >
      {all === 0 ? word('accountant.noneMissing') : <bdi dir="ltr">{of.join(' ')}</bdi>}
      {all > of.length ? ` ${word('accountant.more', { count: all - of.length })}` : ''}
    </Box>
  );
}
