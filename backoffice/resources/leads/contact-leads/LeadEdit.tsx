import { required, SelectInput, type RaRecord } from 'react-admin';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { WordsInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

/** Sends only the fields staff decide, with the notes as they were when the admin opened the form. */
const transform = (
  data: Partial<RaRecord>,
  options?: { previousData?: Partial<RaRecord> },
): Partial<RaRecord> => ({
  status: data['status'] as unknown,
  notes: (data['notes'] ?? null) as unknown,
  notesBefore: (options?.previousData?.['notes'] ?? null) as unknown,
});

/** Staff change status and notes; the sender's own text stays unchanged. */
export function LeadEdit() {
  const word = useMessages();
  return (
    <RecordEdit resource="contact-leads" transform={transform}>
      <FormSection title={word('lead.handling')}>
        <SelectInput source="status" choices={choicesOf('leadStatus')} validate={required()} />
        <WordsInput
          source="notes"
          multiline
          minRows={5}
          className="wide"
          helperText={word('lead.notesHelp')}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: 5000 } }}
        />
      </FormSection>
    </RecordEdit>
  );
}
