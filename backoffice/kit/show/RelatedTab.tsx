// react-admin's ReferenceManyField says neither how many rows there are nor where all of them are.
import { Link as StyledLink, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import {
  Pagination,
  ReferenceManyField,
  TabbedShowLayout,
  useGetResourceLabel,
  useListContext,
  useRecordContext,
} from 'react-admin';
import { Link } from 'react-router';
import { useMay } from '../access/use-may.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { listPath } from '../list/list-path.ts';
import { RelatedContext } from '../list/related-context.ts';
import { ShownColumnsContext, useShownColumns } from '../list/shown-columns.ts';
import type { ResourceName } from '../resource-entities.ts';
import { SectionHeading } from './SectionHeading.tsx';

interface Related {
  reference: ResourceName;
  target: string;
  source?: string | undefined;
  filter?: object | undefined;
  /** Field by which they stand in order, from the greatest down: the newest, or what was seen most. */
  sortBy?: string | undefined;
  /** Commands that create such rows. */
  actions?: ReactNode;
  /** The other resource's table. */
  table: ReactNode;
}

/** Related rows of another resource: their count, the newest first unless it says otherwise, and a link to all of them. */
export function RelatedRows({ table, sortBy = 'createdAt', ...props }: Related) {
  const { reference, target, source = 'id', filter = {} } = props;
  const { queryOptions, askFor } = useShownColumns();
  return (
    <ReferenceManyField
      reference={reference}
      target={target}
      source={source}
      filter={filter}
      queryOptions={queryOptions}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50]} />}
      sort={{ field: sortBy, order: 'DESC' }}
    >
      <Head {...props} />
      <ShownColumnsContext value={askFor}>
        <RelatedContext value={`${reference}.${target}`}>{table}</RelatedContext>
      </ShownColumnsContext>
    </ReferenceManyField>
  );
}

function Head({ reference, target, source = 'id', filter, actions }: Omit<Related, 'table' | 'sortBy'>) {
  const word = useMessages();
  const record = useRecordContext();
  const { total } = useListContext();
  // What is said below of no rows stands under its heading.
  if (total === 0 && !actions) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, minBlockSize: 40 }}>
      {total ? word('related.count', { count: total, smart_count: total }) : null}
      {total && record ? (
        <StyledLink component={Link} to={listPath(reference, { ...filter, [target]: record[source] })}>
          {word('related.inList')}
        </StyledLink>
      ) : null}
      {actions ? <Stack sx={{ marginInlineStart: 'auto', flexDirection: 'row' }}>{actions}</Stack> : null}
    </Stack>
  );
}

/** Related rows under a heading, where a tab has several resources; nothing for who may not see them. */
export function RelatedSection(props: Related) {
  const heading = useGetResourceLabel()(props.reference, 2);
  const may = useMay();
  if (!may.do(props.reference, 'list')) return null;
  return (
    <section>
      <SectionHeading>{heading}</SectionHeading>
      <RelatedRows {...props} />
    </section>
  );
}

type TabOfRows = Omit<Related, 'reference'> & { path: ResourceName; label?: string };

/** A tab of `TabbedShowLayout` with related rows; its path is the name of their resource. */
export function RelatedTab({ path, target, source, filter, sortBy, actions, table, ...tab }: TabOfRows) {
  const label = useGetResourceLabel()(path, 2);
  const may = useMay();
  const rows = { target, source, filter, sortBy, actions, table };
  if (!may.do(path, 'list')) return null;
  return (
    <TabbedShowLayout.Tab label={label} path={path} {...tab}>
      {/* Within a fragment: react-admin would repeat the rows' source as a label above them. */}
      <>
        <RelatedRows reference={path} {...rows} />
      </>
    </TabbedShowLayout.Tab>
  );
}
