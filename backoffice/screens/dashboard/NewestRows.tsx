import { Link as StyledLink, Skeleton, styled } from '@mui/material';
import { useGetList, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { RecordName } from '../../kit/components/RecordName.tsx';
import { moment } from '../../kit/fields/figure-kinds.tsx';
import { useMessages, type WordKey } from '../../kit/i18n/use-messages.ts';
import type { ResourceName } from '../../kit/resource-entities.ts';
import { SectionHeading } from '../../kit/show/SectionHeading.tsx';

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 40,
    borderBlockEnd: `1px solid ${theme.tokens.line}`,
  },
  '& li > a': { color: theme.tokens.ink, fontWeight: 500, minInlineSize: 0 },
  // Cut at its own end: an English message in a Hebrew list loses its last words, not its first.
  '& li > a > bdi': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'match-parent',
  },
  '& li > span': { color: theme.tokens.muted },
}));

const Head = styled('div')({
  position: 'relative',
  '& > a': { position: 'absolute', insetBlockStart: 10, insetInlineEnd: 0, fontWeight: 500 },
});

interface Props {
  resource: ResourceName;
  title: WordKey;
  empty: WordKey;
}

function NewestRows({ resource, title, empty }: Props) {
  const word = useMessages();
  const { data, isPending, error } = useGetList<RaRecord>(resource, {
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: {},
  });
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
      {isPending ? <Skeleton height={120} /> : null}
      {error ? <p role="alert">{word('errors.listFailed')}</p> : null}
      {data?.length === 0 ? <p>{word(empty)}</p> : null}
      <Rows>
        {data?.map((record) => (
          <li key={record.id}>
            <StyledLink component={Link} to={`/${resource}/${record.id}/show`}>
              <RecordName resource={resource} record={record} />
            </StyledLink>
            <span>
              <moment.View value={record['createdAt']} record={record} />
            </span>
          </li>
        ))}
      </Rows>
    </section>
  );
}

export function NewestErrors() {
  return <NewestRows resource="error-logs" title="dashboard.errors" empty="dashboard.noErrors" />;
}

export function NewestLeads() {
  return <NewestRows resource="contact-leads" title="dashboard.newestLeads" empty="dashboard.noLeads" />;
}
