import { Box, IconButton } from '@mui/material';
import { useState } from 'react';
import {
  DeleteButton,
  RecordContextProvider,
  useDataProvider,
  useGetIdentity,
  useRefresh,
} from 'react-admin';
import PencilSimpleIcon from '~icons/ph/pencil-simple';
import type { NotedResource } from '../../../api/contract/admin/entities/staff-note.schema.ts';
import { CommandDialog } from '../commands/CommandDialog.tsx';
import { TypedText } from '../components/TypedText.tsx';
import { formatMoment } from '../formatting/dates.ts';
import { useMessages } from '../i18n/use-messages.ts';
import type { ResourceRecord } from '../resource-entities.ts';
import { noteAnchor } from './note-path.ts';
import { NoteInput } from './NewNote.tsx';
import { RecordLink } from './RecordLink.tsx';

export type Note = ResourceRecord<'staff-notes'>;

/** One note; its author may change it, and delete it with a way back. */
export function NoteOfStaff({ note, about }: { note: Note; about: NotedResource }) {
  const word = useMessages();
  const { identity } = useGetIdentity();
  const [isEditing, setIsEditing] = useState(false);
  const isOwn = identity?.id === note.authorId;
  return (
    <RecordContextProvider value={note}>
      <Box
        component="li"
        id={noteAnchor(note.id)}
        tabIndex={-1}
        sx={{ py: 1.5, borderBlockEnd: 1, borderColor: 'divider', scrollMarginBlock: '80px' }}
      >
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', color: 'text.secondary' }}
        >
          <strong>
            <bdi translate="no">{note.authorName}</bdi>
          </strong>
          <time dateTime={note.createdAt}>
            <bdi dir="ltr">{formatMoment(new Date(note.createdAt))}</bdi>
          </time>
          {note.updatedAt === note.createdAt ? null : <span>({word('notes.changed')})</span>}
          {note.resource === about ? null : <RecordLink resource={note.resource} id={note.recordId} />}
          {isOwn ? (
            <span style={{ marginInlineStart: 'auto' }}>
              <IconButton size="small" aria-label={word('notes.edit')} onClick={() => setIsEditing(true)}>
                <PencilSimpleIcon size={16} />
              </IconButton>
              <DeleteButton
                resource="staff-notes"
                mutationMode="undoable"
                redirect={false}
                size="small"
                label="ra.action.delete"
              />
            </span>
          ) : null}
        </Box>
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <TypedText>{note.words}</TypedText>
        </Box>
      </Box>
      {isEditing ? <EditNote note={note} onClose={() => setIsEditing(false)} /> : null}
    </RecordContextProvider>
  );
}

function EditNote({ note, onClose }: { note: Note; onClose: () => void }) {
  const word = useMessages();
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  return (
    <CommandDialog
      title={word('notes.edit')}
      explain={word('notes.editExplain')}
      defaultValues={{ words: note.words }}
      onClose={onClose}
      onSubmit={async ({ words }) => {
        await dataProvider.update('staff-notes', { id: note.id, data: { words }, previousData: note });
        onClose();
        refresh();
      }}
    >
      <NoteInput label="resources.staff-notes.fields.words" minRows={4} />
    </CommandDialog>
  );
}
