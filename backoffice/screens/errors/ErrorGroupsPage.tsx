import {
  handleErrorGroupEndpoint,
  listErrorGroupsEndpoint,
} from '../../../api/contract/admin/error-groups.endpoint.ts';
import { call, readFiltered } from '../../kit/providers/call.ts';
import { Alert, Button, Link as StyledLink, MenuItem, Skeleton, styled, TextField } from '@mui/material';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError, Title, useNotify } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { ErrorGroupRows } from './ErrorGroupRows.tsx';

const Filters = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBlockEnd: 16,
  '& .MuiTextField-root': { inlineSize: 'auto', minInlineSize: 150 },
  '& a': { marginInlineStart: 'auto' },
});
const lengths = [1, 7, 30, 90];

/** Errors by kind: how often, for how many users, and whether staff have handled them. */
export function ErrorGroupsPage() {
  const word = useMessages();
  const notify = useNotify();
  const queries = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string) =>
    setSearch((present) => {
      const next = new URLSearchParams(present);
      next.set(name, value);
      if (name !== 'page') next.delete('page');
      return next;
    });
  const { data, isPending, isError } = useQuery({
    queryKey: ['error-groups', search.toString()],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readFiltered(listErrorGroupsEndpoint, search, {}, { signal }),
  });
  const handle = useMutation({
    mutationFn: (key: string) => call(handleErrorGroupEndpoint, { body: { key } }),
    onSuccess: ({ count }) =>
      notify(word('desk.errors.handled', { smart_count: count }), { type: 'success' }),
    onError: (error) =>
      notify(
        error instanceof HttpError && error.status > 0 ? String(error.message) : word('errors.network'),
        {
          type: 'error',
        },
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['error-groups'] }),
  });
  return (
    <>
      <Title title={word('desk.errors.groups')} />
      <Filters>
        <TextField
          select
          size="small"
          label={word('desk.errors.state')}
          value={search.get('state') ?? 'open'}
          onChange={({ target }) => set('state', target.value)}
        >
          <MenuItem value="open">{word('desk.errors.open')}</MenuItem>
          <MenuItem value="all">{word('desk.errors.all')}</MenuItem>
        </TextField>
        <TextField
          select
          size="small"
          label={word('desk.errors.period')}
          value={search.get('days') ?? '30'}
          onChange={({ target }) => set('days', target.value)}
        >
          {lengths.map((days) => (
            <MenuItem key={days} value={String(days)}>
              {word('desk.errors.days', { days })}
            </MenuItem>
          ))}
        </TextField>
        <StyledLink component={Link} to="/error-logs">
          {word('desk.errors.every')}
        </StyledLink>
      </Filters>
      {isError ? <Alert severity="error">{word('errors.listFailed')}</Alert> : null}
      {isPending ? <Skeleton height={300} aria-busy="true" /> : null}
      {data?.total === 0 ? <p>{word('desk.errors.none')}</p> : null}
      {data && data.total > 0 ? (
        <ErrorGroupRows groups={data.groups} isBusy={handle.isPending} onHandle={handle.mutate} />
      ) : null}
      {data && data.pages > 1 ? (
        <nav aria-label={word('desk.errors.groups')}>
          <Button disabled={data.page <= 1} onClick={() => set('page', String(data.page - 1))}>
            {word('desk.jobs.previous')}
          </Button>
          {word('desk.jobs.page', { page: data.page, pages: data.pages })}
          <Button disabled={data.page >= data.pages} onClick={() => set('page', String(data.page + 1))}>
            {word('desk.jobs.next')}
          </Button>
        </nav>
      ) : null}
    </>
  );
}
