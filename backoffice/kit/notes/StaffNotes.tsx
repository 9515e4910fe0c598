import { Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import {
  InfiniteListBase,
  InfinitePagination,
  useInfinitePaginationContext,
  useListContext,
  useRecordContext,
  type RaRecord,
} from 'react-admin';
import { useLocation } from 'react-router';
import type { NotedResource } from '../../../api/contract/admin/entities/staff-note.schema.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { SectionHeading } from '../show/SectionHeading.tsx';
import { noteAnchor } from './note-path.ts';
import { NewNote } from './NewNote.tsx';
import { NoteOfStaff, type Note } from './NoteOfStaff.tsx';

/**
 * Dated notes of staff on a record, newest first, and one more (docs/product.md 13.4). Of a person, the notes on all their
 * records. react-admin has no such part.
 */
export function StaffNotes({ resource }: { resource: NotedResource }) {
  const word = useMessages();
  const id = useRecordContext<RaRecord<number>>()?.id;
  if (id === undefined) return null;
  const filter = resource === 'users' ? { userId: id } : { resource, recordId: id };
  return (
    <section>
      <SectionHeading>{word('notes.title')}</SectionHeading>
      <NewNote resource={resource} recordId={id} />
      <InfiniteListBase
        resource="staff-notes"
        filter={filter}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={10}
        disableSyncWithLocation
        storeKey={false}
      >
        <Notes about={resource} />
        <InfinitePagination />
      </InfiniteListBase>
    </section>
  );
}

function Notes({ about }: { about: NotedResource }) {
  const word = useMessages();
  const { data, isPending, error } = useListContext<Note>();
  const { hash } = useLocation();
  const { hasNextPage = false, isFetchingNextPage = false, fetchNextPage } = useInfinitePaginationContext();
  // The note that the address names may be older than those that a page begins with.
  const isAwaited =
    /^#note-\d+$/u.test(hash) && data?.some(({ id }) => hash === `#${noteAnchor(id)}`) === false;
  useEffect(() => {
    if (isAwaited && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isAwaited, hasNextPage, isFetchingNextPage, fetchNextPage]);
  if (error) return <p role="alert">{word('errors.listFailed')}</p>;
  if (isPending) return null;
  if (data.length === 0) return <Typography color="text.secondary">{word('notes.none')}</Typography>;
  return (
    <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {data.map((note) => (
        <NoteOfStaff key={note.id} note={note} about={about} />
      ))}
    </Stack>
  );
}
