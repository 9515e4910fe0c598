import { Alert, Button, Stack, Typography } from '@mui/material';
import {
  InfiniteListBase,
  InfinitePagination,
  useListContext,
  useRecordContext,
  type RaRecord,
} from 'react-admin';
import type { NotedResource } from '../../../api/contract/admin/entities/staff-note.schema.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { SectionHeading } from '../show/SectionHeading.tsx';
import { NewNote, type NoteSteps } from './NewNote.tsx';
import { NoteOfStaff, type Note } from './NoteOfStaff.tsx';
import { useNamedNote } from './use-named-note.ts';

/**
 * Dated notes of staff on a record, newest first, and one more (docs/product.md 13.4). Of a person, the notes on all their
 * records. react-admin has no such part.
 */
export function StaffNotes({ resource, also }: { resource: NotedResource; also?: NoteSteps }) {
  const word = useMessages();
  const id = useRecordContext<RaRecord<number>>()?.id;
  if (id === undefined) return null;
  const filter = resource === 'users' ? { userId: id } : { resource, recordId: id };
  return (
    <section>
      <SectionHeading>{word('notes.title')}</SectionHeading>
      <NewNote resource={resource} recordId={id} also={also} />
      <InfiniteListBase
        resource="staff-notes"
        filter={filter}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={10}
        disableSyncWithLocation
        storeKey={false}
      >
        <Notes about={resource} />
        <OlderNotes />
      </InfiniteListBase>
    </section>
  );
}

function Notes({ about }: { about: NotedResource }) {
  const word = useMessages();
  const { data, isPending } = useListContext<Note>();
  useNamedNote();
  if (isPending || !data) return null;
  if (data.length === 0) return <Typography color="text.secondary">{word('notes.none')}</Typography>;
  return (
    <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {data.map((note) => (
        <NoteOfStaff key={note.id} note={note} about={about} />
      ))}
    </Stack>
  );
}

/** Older notes come by themselves as the page is scrolled; after a failure by a press, or they were asked for on and on. */
function OlderNotes() {
  const word = useMessages();
  const { error, refetch } = useListContext<Note>();
  if (!error) return <InfinitePagination />;
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => void refetch()}>
          {word('errors.tryAgain')}
        </Button>
      }
    >
      {word('errors.listFailed')}
    </Alert>
  );
}
