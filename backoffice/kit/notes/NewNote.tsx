import { Box } from '@mui/material';
import {
  Form,
  required,
  SaveButton,
  useDataProvider,
  useNotify,
  useRefresh,
  type TextInputProps,
} from 'react-admin';
import { useState } from 'react';
import { maxNoteLength, type NotedResource } from '../../../api/contract/admin/entities/staff-note.schema.ts';
import { issuesOf } from '../commands/use-command.ts';
import { FormIssue } from '../form/FormIssue.tsx';
import { WordsInput } from '../form/text-inputs.tsx';
import { useMessages } from '../i18n/use-messages.ts';

/** Writes a note; what was typed stays when the server refuses. */
export function NewNote({ resource, recordId }: { resource: NotedResource; recordId: number }) {
  const word = useMessages();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  // A new form after each note: an empty one that asks for nothing yet.
  const [written, setWritten] = useState(0);
  const write = ({ words }: Record<string, unknown>) =>
    dataProvider.create('staff-notes', { data: { resource, recordId, words } }).then(() => {
      notify('bikur.notes.saved', { type: 'success' });
      setWritten(written + 1);
      refresh();
    }, issuesOf);
  return (
    <Form key={written} record={{}} onSubmit={write as never} disableInvalidFormNotification>
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, mb: 2 }}>
        <FormIssue />
        <NoteInput
          label={word('notes.add')}
          placeholder={word('notes.placeholder')}
          helperText={word('notes.hidden')}
        />
        <SaveButton label="bikur.notes.save" icon={<></>} size="small" alwaysEnable={false} />
      </Box>
    </Form>
  );
}

/** The words of a note. */
export function NoteInput(props: Partial<TextInputProps>) {
  return (
    <WordsInput
      source="words"
      multiline
      minRows={2}
      validate={required()}
      maxLength={maxNoteLength}
      {...props}
    />
  );
}
