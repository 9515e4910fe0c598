import { Create, required, SelectInput, useGetIdentity } from 'react-admin';
import { salesLeadLimits } from '../../../../api/contract/leads/sales-lead-limits.ts';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { MailInput, PhoneInput, WordsInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { HandlingInputs } from './LeadInputs.tsx';

/** Writes down a lead from a call; whoever writes it is in charge unless they choose somebody else. */
export function LeadCreate() {
  const word = useMessages();
  const { identity } = useGetIdentity();
  if (!identity) return null;
  return (
    <Create component="div" redirect="show" title={word('lead.create')}>
      <RecordForm defaultValues={{ source: 'phone', assigneeId: identity.id }}>
        <FormSection title={word('lead.whoAsked')}>
          <WordsInput source="name" validate={required()} maxLength={salesLeadLimits.name} />
          <SelectInput source="source" choices={choicesOf('leadSource')} validate={required()} />
          <PhoneInput source="phone" />
          <MailInput source="email" />
          <SelectInput source="service" choices={choicesOf('leadService')} />
          <WordsInput
            source="message"
            multiline
            minRows={4}
            className="wide"
            maxLength={salesLeadLimits.message}
          />
        </FormSection>
        <FormSection title={word('lead.handling')}>
          <HandlingInputs />
        </FormSection>
      </RecordForm>
    </Create>
  );
}
