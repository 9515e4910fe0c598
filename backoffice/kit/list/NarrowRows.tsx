import { Box, Checkbox, Skeleton, styled } from '@mui/material';
import { RecordContextProvider, useListContext, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { RecordName } from '../components/RecordName.tsx';
import { FieldValue } from '../fields/FieldValue.tsx';
import { LinksProvider } from '../fields/links-context.ts';
import { plainName } from '../record-names.ts';
import type { ResourceName } from '../resource-entities.ts';
import { EmptyResults } from './EmptyResults.tsx';
import type { ListView } from './list-view.ts';

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { display: 'flex', alignItems: 'center', borderBlockEnd: `1px solid ${theme.tokens.line}` },
  '& a': {
    flex: 1,
    minInlineSize: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    alignItems: 'center',
    minBlockSize: 60,
    paddingBlock: 8,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& .name': { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .second': {
    gridColumn: 1,
    color: theme.tokens.muted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .end': { gridColumn: 2, gridRow: '1 / span 2' },
}));

interface Props<Name extends ResourceName> {
  view: ListView<Name>;
  canSelect: boolean;
}

/** The list on a narrow screen: each row is one link of two lines. */
export function NarrowRows<Name extends ResourceName>({ view, canSelect }: Props<Name>) {
  const { data, isPending } = useListContext<RaRecord>();
  if (isPending) return <Waiting />;
  if (!data || data.length === 0) return <EmptyResults />;
  return (
    <LinksProvider value={false}>
      <Rows>
        {data.map((record) => (
          <RecordContextProvider value={record} key={record.id}>
            <li>
              {canSelect ? <Chooser resource={view.resource} record={record} /> : null}
              <Link to={`/${view.resource}/${record.id}/show`}>
                <span className="name">
                  <RecordName resource={view.resource} record={record} />
                </span>
                <span className="second">
                  <FieldValue kind={view.fields[view.narrow.second]} source={view.narrow.second} />
                </span>
                <span className="end">
                  <FieldValue kind={view.fields[view.narrow.end]} source={view.narrow.end} />
                </span>
              </Link>
            </li>
          </RecordContextProvider>
        ))}
      </Rows>
    </LinksProvider>
  );
}

function Chooser({ resource, record }: { resource: ResourceName; record: RaRecord }) {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{
        input: { 'aria-label': `${translate('ra.action.select_row')}: ${plainName(resource, record)}` },
      }}
    />
  );
}

function Waiting() {
  return (
    <Box aria-busy="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} height={60} />
      ))}
    </Box>
  );
}
