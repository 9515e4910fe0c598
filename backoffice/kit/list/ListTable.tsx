// react-admin has a table for wide screens and SimpleList for phones; this chooses between them.
import { useMediaQuery, type Theme } from '@mui/material';
import { Children, cloneElement, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import {
  BulkExportButton,
  DataTable,
  DataTableBody,
  useResourceContext,
  useStore,
  type DataTableBodyProps,
  type DataTableColumnProps,
} from 'react-admin';
import { useMay } from '../access/use-may.ts';
import { fieldsIn, sourceOf, type FieldElement } from '../fields/page-fields.ts';
import type { ResourceName } from '../resource-entities.ts';
import { PhoneRows } from './PhoneRows.tsx';
import { SelectableRow } from './SelectableRow.tsx';
import { RelatedContext } from './related-context.ts';
import { useAskFor } from './shown-columns.ts';

interface Props {
  /** The fields of the record's page: a column shows its own there, and the user may choose the others. */
  fields: ReactNode;
  /** What a row on a phone shows beside its name: its second line, and the value at its end. */
  phone: readonly [second: string, end: string];
  /** Commands on chosen rows, beside the CSV export. */
  bulk?: ReactNode;
  /** Columns of react-admin's `DataTable`. */
  children: ReactNode;
}

type Column = ReactElement<DataTableColumnProps>;

/** The rows of a resource, in its list and on other records' pages. */
export function ListTable({ fields: page, phone, bulk, children }: Props) {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const related = useContext(RelatedContext);
  const may = useMay();
  const resource = useResourceContext() ?? '';
  const fields = useMemo(() => fieldsIn(page), [page]);
  const columns = Children.toArray(children).filter((child): child is Column =>
    may.see(resource, sourceOf(child)),
  );
  const named = new Set(columns.map(({ props }) => props.source ?? ''));
  const further = [...fields.values()].filter(
    ({ props }) => !named.has(props.source) && may.see(resource, props.source),
  );
  const hidden = further.map(({ props }) => props.source).join(' ');
  const hiddenColumns = useMemo(() => hidden.split(' '), [hidden]);
  const [chosenAway] = useStore(related ?? `${resource}.datatable`, hiddenColumns);
  const shown = [...named, ...hiddenColumns].filter((source) => !chosenAway.includes(source));
  // Until the role is known, so is nothing that is seen.
  useAskFor(resource as ResourceName, fields, may.role && (narrow ? phone : shown));
  const buttons = related ? (
    false
  ) : (
    <>
      {bulk}
      {may.do(resource, 'export') ? <BulkExportButton label="bikur.list.export" /> : null}
    </>
  );
  if (narrow) return <PhoneRows second={fields.get(phone[0])} end={fields.get(phone[1])} bulk={buttons} />;
  return (
    <DataTable
      body={Body}
      bulkActionButtons={buttons}
      hiddenColumns={hiddenColumns}
      {...(related && { storeKey: related })}
    >
      {columns.map((column) => filled(column, fields.get(column.props.source ?? '')))}
      {further.map((field) => (
        <DataTable.Col
          key={field.props.source}
          source={field.props.source}
          disableSort={!field.props.sortable}
          {...shownBy(field)}
        />
      ))}
    </DataTable>
  );
}

function Body(props: DataTableBodyProps) {
  return <DataTableBody {...props} row={SelectableRow} />;
}

function filled(column: Column, field: FieldElement | undefined): Column {
  const { children, field: own, render } = column.props;
  return field && !children && !own && !render ? cloneElement(column, shownBy(field)) : column;
}

/** Figures are aligned at the end of their column, as in react-admin's own tables. */
function shownBy(field: FieldElement): Pick<DataTableColumnProps, 'align' | 'children'> {
  const { textAlign } = field.type as { textAlign?: 'right' };
  return { children: field, ...(textAlign && { align: textAlign }) };
}
