import { useMemo, type ReactElement, type ReactNode } from 'react';
import { ColumnsButton, CreateButton, FilterButton, List, TopToolbar, useTranslate } from 'react-admin';
import { useMediaQuery, type Theme } from '@mui/material';
import { createExporter } from '../export/create-exporter.ts';
import { ExportAllButton } from '../export/ExportAllButton.tsx';
import type { ResourceName } from '../resource-entities.ts';
import { ListChips } from './ListChips.tsx';
import { LoadFailed } from '../components/LoadFailed.tsx';
import { ListPagination } from './ListPagination.tsx';
import type { ListView } from './list-view.ts';
import type { QuickFilter } from './quick-filter.ts';
import { ResourceTable } from './ResourceTable.tsx';

interface Props<Name extends ResourceName> {
  view: ListView<Name>;
  filters: ReactElement[];
  canCreate?: boolean;
  quick?: readonly QuickFilter[];
  /** Commands on chosen rows, beside the CSV export; only those that are safe on many rows at once. */
  bulk?: ReactNode;
}

/** A resource's list: search and filters, chosen columns, sort, pages and a CSV export, all stored in the address. */
export function ResourceList<Name extends ResourceName>(props: Props<Name>) {
  const { view, filters, canCreate = false, quick = [], bulk } = props;
  const translate = useTranslate();
  const exporter = useMemo(() => createExporter(view.fields, translate), [view, translate]);
  return (
    <List
      filters={filters}
      sort={{ field: view.sort.field, order: view.sort.order }}
      perPage={25}
      exporter={exporter}
      empty={false}
      error={<LoadFailed />}
      actions={
        <ListActions canCreate={canCreate} hasMoreFilters={filters.some((filter) => !isAlwaysOn(filter))} />
      }
      pagination={<ListPagination />}
    >
      <ListChips quick={quick} />
      <ResourceTable view={view} bulk={bulk} />
    </List>
  );
}

function isAlwaysOn(filter: ReactElement): boolean {
  return Boolean((filter.props as { alwaysOn?: boolean }).alwaysOn);
}

function ListActions({ canCreate, hasMoreFilters }: { canCreate: boolean; hasMoreFilters: boolean }) {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <TopToolbar>
      {hasMoreFilters ? <FilterButton disableSaveQuery /> : null}
      {narrow ? null : <ColumnsButton />}
      <ExportAllButton />
      {canCreate ? <CreateButton variant="contained" /> : null}
    </TopToolbar>
  );
}
