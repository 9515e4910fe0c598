import { required, SelectInput } from 'react-admin';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { leadView } from './fields.ts';
import { HandlingInputs } from './LeadInputs.tsx';

/** Staff change the handling of a lead; the sender's own text stays unchanged, and what staff say of it is a note. */
export function LeadEdit() {
  const word = useMessages();
  return (
    <RecordEdit view={leadView}>
      <FormSection title={word('lead.handling')}>
        <SelectInput source="status" choices={choicesOf('leadStatus')} validate={required()} />
        <HandlingInputs />
      </FormSection>
    </RecordEdit>
  );
}
