import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { styled } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, NumberField } from 'react-admin';
import type { WordKey } from '../../kit/i18n/use-messages.ts';
import { SectionHeading } from '../../kit/show/SectionHeading.tsx';

/** Scrolls by keys, too: nothing in these tables can be focused. */
const Region = styled('div')({
  overflowX: 'auto',
  // Names for screen readers alone are laid out within it, or they would widen the page.
  position: 'relative',
  '&& .RaDataTable-tableWrapper': { overflowX: 'visible' },
});

/** A column of figures at its end: counts, or sums in the currency of their row. */
export interface FigureColumn {
  source: string;
  kind: 'count' | 'money';
  label: WordKey;
}

interface Props {
  title: string;
  rows: readonly object[];
  /** Columns before the figures. */
  children: ReactNode;
  figures?: readonly FigureColumn[];
}

/** One table of the month under its heading; on narrow screens it scrolls. */
export function MonthTable({ title, rows, children, figures = [] }: Props) {
  return (
    <section>
      <SectionHeading sx={{ mt: 4 }}>{title}</SectionHeading>
      {rows.length === 0 ? null : (
        <Region role="region" aria-label={title} tabIndex={0}>
          <DataTable
            resource="month-report"
            data={rows.map((row, id) => ({ ...row, id }))}
            bulkActionButtons={false}
            rowClick={false}
            hover={false}
          >
            {children}
            {figures.map(({ source, kind, label }) => (
              <DataTable.Col
                key={source}
                label={`bikur.${label}`}
                align="right"
                sx={{ whiteSpace: 'nowrap' }}
              >
                {kind === 'count' ? <NumberField source={source} /> : <MoneyField source={source} />}
              </DataTable.Col>
            ))}
          </DataTable>
        </Region>
      )}
    </section>
  );
}
