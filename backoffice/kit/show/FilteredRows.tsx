import { Link as StyledLink } from '@mui/material';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { useMessages } from '../i18n/use-messages.ts';
import { listPath } from '../list/list-path.ts';
import type { ListView } from '../list/list-view.ts';
import { ResourceTable } from '../list/ResourceTable.tsx';
import type { ResourceName } from '../resource-entities.ts';

interface Props<Name extends ResourceName> {
  view: ListView<Name>;
  filter: Record<string, unknown>;
  /** Separates this table's stored columns from those of others of the same resource. */
  name: string;
}

/** Rows of another resource related to this record by more than one field. */
export function FilteredRows<Name extends ResourceName>({ view, filter, name }: Props<Name>) {
  return (
    <ListBase
      resource={view.resource}
      filter={filter}
      sort={{ field: view.sort.field, order: view.sort.order }}
      perPage={25}
      disableSyncWithLocation
      storeKey={false}
      exporter={false}
    >
      <Head resource={view.resource} filter={filter} />
      <ResourceTable view={view} related={name} />
      <Pagination rowsPerPageOptions={[10, 25, 50]} />
    </ListBase>
  );
}

function Head({ resource, filter }: { resource: ResourceName; filter: Record<string, unknown> }) {
  const word = useMessages();
  const { total } = useListContext();
  if (total === undefined) return null;
  return (
    <p style={{ display: 'flex', gap: 16 }}>
      <span>{word('related.count', { count: total, smart_count: total })}</span>
      {total > 0 ? (
        <StyledLink component={Link} to={listPath(resource, filter)}>
          {word('related.inList')}
        </StyledLink>
      ) : null}
    </p>
  );
}
