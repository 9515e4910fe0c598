import { Link as StyledLink, styled } from '@mui/material';
import type { ReactNode } from 'react';
import { Pagination, ReferenceManyField, useListContext, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { useMessages } from '../i18n/use-messages.ts';
import type { ListView } from '../list/list-view.ts';
import { listPath } from '../list/list-path.ts';
import { ResourceTable } from '../list/ResourceTable.tsx';
import type { FieldName, ResourceName } from '../resource-entities.ts';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minBlockSize: 40,
  color: theme.tokens.muted,
  '& .actions': { marginInlineStart: 'auto', display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

interface Props<Name extends ResourceName> {
  view: ListView<Name>;
  /** The field of the related rows that names this record. */
  target: FieldName<Name>;
  /** The field of this record whose value `target` has; the id unless given. */
  source?: string;
  /** Narrows the rows further, in the dialect of the list's filters. */
  filter?: Record<string, unknown>;
  /** Commands that create such rows. */
  actions?: ReactNode;
}

/** Related rows of another resource: their count, the newest first, and a link to all of them. */
export function RelatedRows<Name extends ResourceName>(props: Props<Name>) {
  const { view, target, source = 'id', filter } = props;
  return (
    <ReferenceManyField
      reference={view.resource}
      target={target}
      source={source}
      {...(filter ? { filter } : {})}
      sort={{ field: view.sort.field, order: view.sort.order }}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50]} />}
    >
      <RelatedHead {...props} />
      <ResourceTable view={view} related={target} />
    </ReferenceManyField>
  );
}

function RelatedHead<Name extends ResourceName>({
  view,
  target,
  source = 'id',
  filter,
  actions,
}: Props<Name>) {
  const word = useMessages();
  const record = useRecordContext();
  const { total } = useListContext();
  return (
    <Head>
      {total === undefined ? null : (
        <span>{word('related.count', { count: total, smart_count: total })}</span>
      )}
      {total && record ? (
        <StyledLink component={Link} to={listPath(view.resource, { ...filter, [target]: record[source] })}>
          {word('related.inList')}
        </StyledLink>
      ) : null}
      {actions ? <span className="actions">{actions}</span> : null}
    </Head>
  );
}
