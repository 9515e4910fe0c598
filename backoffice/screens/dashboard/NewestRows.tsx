import { Link as StyledLink, styled } from '@mui/material';
import { DateField, ListBase, SimpleList, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { useMay } from '../../kit/access/use-may.ts';
import { RecordName } from '../../kit/components/RecordName.tsx';
import { useMessages, type WordKey } from '../../kit/i18n/use-messages.ts';
import { namesOnly } from '../../kit/record-names.ts';
import type { ResourceName } from '../../kit/resource-entities.ts';
import { SectionHeading } from '../../kit/show/SectionHeading.tsx';
import { cutAtItsEnd } from '../../kit/theme/cut-at-its-end.ts';

const Head = styled('div')({
  position: 'relative',
  '& > a': { position: 'absolute', insetBlockStart: 10, insetInlineEnd: 0, fontWeight: 500 },
});

const newestFirst = { field: 'createdAt', order: 'DESC' } as const;

/** Rows begin and end with the heading above them. */
const rows = {
  paddingBlockStart: 0,
  '& .MuiListItem-root': { paddingInline: 0 },
  '& .MuiListItemButton-root': { paddingInline: 0 },
  '& .MuiListItemText-primary': cutAtItsEnd,
};

interface Props {
  resource: ResourceName;
  title: WordKey;
  empty: WordKey;
}

/** The newest rows of a list, for who may see it. */
export function NewestRows({ resource, title, empty }: Props) {
  const word = useMessages();
  const may = useMay();
  if (!may.do(resource, 'list')) return null;
  return (
    <section>
      <Head>
        <SectionHeading>{word(title)}</SectionHeading>
        <StyledLink
          component={Link}
          to={`/${resource}`}
          aria-label={`${word(title)}: ${word('dashboard.all')}`}
        >
          {word('dashboard.all')}
        </StyledLink>
      </Head>
      <ListBase
        resource={resource}
        perPage={5}
        sort={newestFirst}
        queryOptions={{ meta: { columns: [...namesOnly(resource).meta.columns, 'createdAt'] } }}
        disableSyncWithLocation
        error={<p role="alert">{word('errors.listFailed')}</p>}
      >
        <SimpleList
          linkType="show"
          primaryText={<Name resource={resource} />}
          secondaryText={<DateField source="createdAt" />}
          empty={<p>{word(empty)}</p>}
          sx={rows}
        />
      </ListBase>
    </section>
  );
}

function Name({ resource }: Pick<Props, 'resource'>) {
  const record = useRecordContext();
  return record ? <RecordName resource={resource} record={record} /> : null;
}
