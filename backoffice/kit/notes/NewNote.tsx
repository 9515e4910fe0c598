import { Box, Button, Typography } from '@mui/material';
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
import { useFormContext, useFormState } from 'react-hook-form';
import { maxNoteLength, type NotedResource } from '../../../api/contract/admin/entities/staff-note.schema.ts';
import { issuesOf, type Issues } from '../commands/use-command.ts';
import { FormIssue } from '../form/FormIssue.tsx';
import { WordsInput } from '../form/text-inputs.tsx';
import { useMessages } from '../i18n/use-messages.ts';

/** What is done with the record at the same press, each step by a button beside the note's own. */
export interface NoteSteps {
  title: string;
  steps: readonly {
    label: string;
    /** @returns whether it was done; it says itself why not */
    give: () => Promise<boolean>;
  }[];
}

interface Props {
  resource: NotedResource;
  recordId: number;
  also?: NoteSteps | undefined;
}

/** Writes a note; what was typed stays when the server refuses. */
export function NewNote({ resource, recordId, also }: Props) {
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <SaveButton label="bikur.notes.save" icon={<></>} size="small" alwaysEnable={false} />
          {also ? <StepButtons {...also} write={write} /> : null}
        </Box>
      </Box>
    </Form>
  );
}

interface StepProps extends NoteSteps {
  write: (values: Record<string, unknown>) => Promise<Issues | void>;
}

/** The step first: a note stands beside what was done, not beside what was refused. */
function StepButtons({ title, steps, write }: StepProps) {
  const { handleSubmit, setError } = useFormContext();
  const { isDirty, isSubmitting } = useFormState();
  return (
    <>
      <Typography component="span" variant="body2" color="textSecondary">
        {title}
      </Typography>
      {steps.map(({ label, give }) => (
        <Button
          key={label}
          size="small"
          variant="outlined"
          disabled={!isDirty || isSubmitting}
          aria-label={`${title} ${label}`}
          onClick={handleSubmit(async (values) => {
            if (!(await give())) return;
            for (const [field, message] of Object.entries((await write(values)) ?? {}))
              setError(field, { message });
          })}
        >
          {label}
        </Button>
      ))}
    </>
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
