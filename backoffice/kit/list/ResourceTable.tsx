import { Box, Link as StyledLink, useMediaQuery, type Theme } from '@mui/material';
import {
  BulkActionsToolbar,
  BulkExportButton,
  DataTable,
  DataTableBody,
  useRecordContext,
  type DataTableBodyProps,
} from 'react-admin';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { EmptyResults } from './EmptyResults.tsx';
import { NarrowRows } from './NarrowRows.tsx';
import { SelectableRow } from './SelectableRow.tsx';
import type { ListView } from './list-view.ts';
import { RecordName } from '../components/RecordName.tsx';
import type { FieldKind } from '../fields/field-kind.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import type { ResourceName } from '../resource-entities.ts';

interface Props<Name extends ResourceName> {
  view: ListView<Name>;
  /** Name of a table of related rows: it has no bulk actions, and its choice of columns is stored apart. */
  related?: string;
  bulk?: ReactNode;
}

/** Rows of a resource: a table whose columns the admin chooses, or two lines each on a narrow screen. */
export function ResourceTable<Name extends ResourceName>({ view, related, bulk }: Props<Name>) {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const commands = (
    <>
      {bulk}
      <BulkExportButton label="bikur.list.export" />
    </>
  );
  if (narrow)
    return (
      <>
        {related ? null : (
          <Box sx={inFlow}>
            <BulkActionsToolbar>{commands}</BulkActionsToolbar>
          </Box>
        )}
        <NarrowRows view={view} canSelect={!related} />
      </>
    );
  const fields = Object.entries<FieldKind>(view.fields);
  const shown = new Set<string>([view.nameColumn, ...view.columns]);
  const order = [
    view.nameColumn,
    ...view.columns,
    ...fields.map(([name]) => name).filter((name) => !shown.has(name)),
  ];
  const kinds = new Map<string, FieldKind>(fields);
  const sortable = new Set<string>(view.sortable);
  return (
    <DataTable
      rowClick="show"
      body={Body}
      empty={<EmptyResults />}
      bulkActionButtons={related ? false : commands}
      hiddenColumns={fields.map(([name]) => name).filter((name) => !shown.has(name))}
      {...(related ? { storeKey: `${view.resource}.${related}` } : {})}
    >
      {[...new Set(order)].map((name) => (
        <Column
          key={name}
          source={name}
          kind={kinds.get(name)}
          resource={view.resource}
          isName={name === view.nameColumn}
          isSortable={sortable.has(name)}
        />
      ))}
    </DataTable>
  );
}

/** On a narrow screen the commands stand above the rows and wrap. */
const inFlow = {
  '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
    position: 'static',
    blockSize: 'auto',
    transform: 'none',
    flexWrap: 'wrap',
  },
  '& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap' },
} as const;

function Body(props: DataTableBodyProps) {
  return <DataTableBody {...props} row={SelectableRow} />;
}

interface ColumnProps {
  source: string;
  kind: FieldKind | undefined;
  resource: ResourceName;
  isName: boolean;
  isSortable: boolean;
}

function Column({ source, kind, resource, isName, isSortable }: ColumnProps) {
  if (!kind) return null;
  return (
    <DataTable.Col
      source={source}
      disableSort={!isSortable}
      {...(kind.isFigure && !isName ? { align: 'right' as const } : {})}
    >
      {isName ? <NameCell resource={resource} /> : <FieldValue kind={kind} source={source} />}
    </DataTable.Col>
  );
}

function NameCell({ resource }: { resource: ResourceName }) {
  const record = useRecordContext();
  if (!record) return null;
  return (
    <StyledLink
      component={Link}
      to={`/${resource}/${record.id}/show`}
      onClick={(event) => event.stopPropagation()}
      sx={{ color: 'text.primary', fontWeight: 600 }}
    >
      <RecordName resource={resource} record={record} />
    </StyledLink>
  );
}
