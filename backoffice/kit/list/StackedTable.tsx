import type { Theme } from '@mui/material';
import {
  DataTable,
  useDataTableRenderContext,
  useTranslate,
  useTranslateLabel,
  type DataTableColumnProps,
  type DataTableProps,
  type RaRecord,
} from 'react-admin';
import type { WordKey } from '../i18n/use-messages.ts';

const cells = ':is(td, th)';

const asBlocks = (theme: Theme) => ({
  [`& tbody ${cells}`]: { paddingBlock: '8px', verticalAlign: 'top', lineHeight: 1.5 },
  [theme.breakpoints.down('md')]: {
    [`& table, & tbody, & tr, & tbody ${cells}`]: { display: 'block', blockSize: 'auto' },
    // More than the theme says of it: it would stand there unseen.
    '&& thead': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody tr': { paddingBlock: '12px', borderBlockEnd: `1px solid ${theme.tokens.line}` },
    [`& tbody ${cells}`]: {
      display: 'grid',
      gridTemplateColumns: '120px minmax(0, 1fr)',
      gap: '12px',
      padding: '2px 0',
      border: 0,
      textAlign: 'start',
    },
    // Left-to-right values align with the page's start, not with the end of their cell.
    [`& tbody ${cells} > *`]: { justifySelf: 'start', maxInlineSize: '100%' },
    [`& tbody ${cells}::before`]: {
      content: 'attr(data-label)',
      color: theme.tokens.muted,
      fontSize: '0.8125rem',
      fontWeight: 400,
    },
  },
});

/** Names of rows, and what is long, have a line of their own. */
const sideBySide = (theme: Theme) => ({
  [theme.breakpoints.down('md')]: {
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
      columnGap: '16px',
    },
    '& tbody :is(th, .wide)': { gridColumn: '1 / -1' },
    '& tbody td:not(.wide)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
});

interface Props extends Omit<DataTableProps, 'ref'> {
  /** On narrow screens several values share a line: they are figures and words. */
  isShort?: boolean;
}

/**
 * A `DataTable` to read, whose rows become blocks on narrow screens, where each cell bears its column's name. All its
 * columns are always there: what somebody hides in the list of the same resource is hidden in that list alone.
 */
export function StackedTable({ isShort = false, ...props }: Props) {
  return (
    <DataTable
      storeKey="stacked"
      bulkActionButtons={false}
      rowClick={false}
      hover={false}
      sx={isShort ? [asBlocks, sideBySide] : asBlocks}
      {...props}
    />
  );
}

/** Rows without an id of their own, for a table of react-admin. */
export const numbered = <Row extends object>(rows: readonly Row[] = []): (Row & { id: number })[] =>
  rows.map((row, id) => ({ ...row, id }));

interface Column {
  label?: WordKey;
  /** Its cells say what their rows are about. */
  headsRows?: boolean;
}

/** What a cell of Material UI takes, though react-admin's type of a column leaves it out. */
const rowHeader = { component: 'th', scope: 'row' } as const;

export function StackedColumn<Row extends RaRecord>({
  label,
  headsRows = false,
  ...props
}: DataTableColumnProps<Row> & Column) {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const isCell = useDataTableRenderContext() === 'data';
  const name = label ? translate(`bikur.${label}`) : String(labelOf({ source: props.source ?? '' }));
  return (
    <DataTable.Col<Row>
      label={name}
      data-label={name}
      disableSort
      {...(headsRows && isCell && rowHeader)}
      {...props}
    />
  );
}
