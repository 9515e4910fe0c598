import { required, SelectInput } from 'react-admin';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { WordsInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { leadView } from './fields.ts';

/** Staff change status and notes; the sender's own text stays unchanged. */
export function LeadEdit() {
  const word = useMessages();
  return (
    <RecordEdit view={leadView}>
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
