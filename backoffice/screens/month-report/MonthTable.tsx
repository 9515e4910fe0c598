import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, NumberField, type DataTableColumnProps, type RaRecord } from 'react-admin';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { formatDay, readMoment } from '../../kit/formatting/dates.ts';
import { useMessages, type WordKey } from '../../kit/i18n/use-messages.ts';
import { SectionHeading } from '../../kit/show/SectionHeading.tsx';

interface Props {
  title: WordKey;
  rows: readonly object[];
  /** Columns of react-admin's `DataTable`. */
  children: ReactNode;
}

/** One table of the month under its heading, if it has rows; on narrow screens it scrolls. */
export function MonthTable({ title, rows, children }: Props) {
  const heading = useMessages()(title);
  return (
    <section>
      <SectionHeading sx={{ mt: 4 }}>{heading}</SectionHeading>
      {rows.length === 0 ? null : (
        <Box role="region" aria-label={heading} tabIndex={0} sx={scrolls}>
          <DataTable
            resource="month-report"
            data={rows.map((row, id) => ({ ...row, id }))}
            bulkActionButtons={false}
            rowClick={false}
            hover={false}
          >
            {children}
          </DataTable>
        </Box>
      )}
    </section>
  );
}

/** By keys, too: nothing in these tables can be focused. */
const scrolls = {
  overflowX: 'auto',
  // Names for screen readers alone are laid out within it, or they would widen the page.
  position: 'relative',
  '&& .RaDataTable-tableWrapper': { overflowX: 'visible' },
};

type ColumnProps<Row extends RaRecord> = DataTableColumnProps<Row> & { name: string };

/** A column by its name in the catalogue, which is its source, too, unless it has one of its own. */
export function MonthColumn<Row extends object>({ name, ...props }: ColumnProps<Row & RaRecord>) {
  return <DataTable.Col<Row & RaRecord> label={`bikur.accountant.${name}`} {...props} />;
}

interface FigureProps {
  name: string;
  source?: string;
}

const Figures = ({ name, children }: { name: string; children: ReactNode }) => (
  <MonthColumn name={name} align="right" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </MonthColumn>
);

export const CountColumn = ({ name, source = name }: FigureProps) => (
  <Figures name={name}>
    <NumberField source={source} />
  </Figures>
);

/** A sum in the currency of its row. */
export const MoneyColumn = ({ name, source = name }: FigureProps) => (
  <Figures name={name}>
    <MoneyField source={source} />
  </Figures>
);

/** A day of the calendar as lists write it. */
export function Day({ of }: { of: string }) {
  const moment = readMoment(of);
  return <bdi dir="ltr">{moment ? formatDay(moment) : of}</bdi>;
}

export const Quiet = ({ children }: { children: ReactNode }) => (
  <Typography color="textSecondary">{children}</Typography>
);

export const Wrong = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ color: 'error.main', fontWeight: 700 }}>
    {children}
  </Box>
);
