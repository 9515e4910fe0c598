import { Edit, required, SelectInput } from 'react-admin';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { HandlingInputs } from './LeadInputs.tsx';

/** Staff change the handling of a lead; the sender's own text stays unchanged, and what staff say of it is a note. */
export function LeadEdit() {
  const word = useMessages();
  return (
    <Edit>
      <RecordForm>
        <FormSection title={word('lead.handling')}>
          <SelectInput source="status" choices={choicesOf('leadStatus')} validate={required()} />
          <HandlingInputs />
        </FormSection>
      </RecordForm>
    </Edit>
  );
}
