import type { Theme } from '@mui/material';
import {
  DataTable,
  useTranslate,
  useTranslateLabel,
  type DataTableColumnProps,
  type DataTableProps,
  type RaRecord,
} from 'react-admin';
import type { WordKey } from '../i18n/use-messages.ts';

const asBlocks = (theme: Theme) => ({
  '& td': { paddingBlock: '8px', verticalAlign: 'top', lineHeight: 1.5 },
  [theme.breakpoints.down('md')]: {
    '& table, & tbody, & tr, & td': { display: 'block', blockSize: 'auto' },
    '& thead': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody tr': { paddingBlock: '12px', borderBlockEnd: `1px solid ${theme.tokens.line}` },
    '& tbody td': {
      display: 'grid',
      gridTemplateColumns: '120px minmax(0, 1fr)',
      gap: '12px',
      padding: '2px 0',
      border: 0,
      textAlign: 'start',
    },
    // Left-to-right values align with the page's start, not with the end of their cell.
    '& td > *': { justifySelf: 'start', maxInlineSize: '100%' },
    '& td::before': { content: 'attr(data-label)', color: theme.tokens.muted, fontSize: '0.8125rem' },
  },
});

/**
 * A `DataTable` to read, whose rows become blocks on narrow screens, where each cell bears its column's name. All its
 * columns are always there: what somebody hides in the list of the same resource is hidden in that list alone.
 */
export function StackedTable(props: Omit<DataTableProps, 'ref'>) {
  return (
    <DataTable
      storeKey="stacked"
      bulkActionButtons={false}
      rowClick={false}
      hover={false}
      sx={asBlocks}
      {...props}
    />
  );
}

/** Rows without an id of their own, for a table of react-admin. */
export const numbered = <Row extends object>(rows: readonly Row[] = []): (Row & { id: number })[] =>
  rows.map((row, id) => ({ ...row, id }));

export function StackedColumn<Row extends RaRecord>({
  label,
  ...props
}: DataTableColumnProps<Row> & { label?: WordKey }) {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const name = label ? translate(`bikur.${label}`) : String(labelOf({ source: props.source ?? '' }));
  return <DataTable.Col<Row> label={name} data-label={name} disableSort {...props} />;
}
