import { Box } from '@mui/material';
import { Form, required, SaveButton, useDataProvider, useNotify, useRefresh } from 'react-admin';
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
  const write = async ({ words }: Record<string, unknown>) => {
    try {
      await dataProvider.create('staff-notes', { data: { resource, recordId, words } });
    } catch (error) {
      return issuesOf(error);
    }
    notify('bikur.notes.saved', { type: 'success' });
    setWritten(written + 1);
    refresh();
    return undefined;
  };
  return (
    <Form key={written} record={{}} onSubmit={write as never} disableInvalidFormNotification>
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, mb: 2 }}>
        <FormIssue />
        <WordsInput
          source="words"
          label={word('notes.add')}
          placeholder={word('notes.placeholder')}
          helperText={word('notes.hidden')}
          multiline
          minRows={2}
          fullWidth
          validate={required()}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: maxNoteLength } }}
        />
        <SaveButton label="bikur.notes.save" icon={<></>} size="small" alwaysEnable={false} />
      </Box>
    </Form>
  );
}
