import { Edit } from 'react-admin';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { WordsInput } from '../../../kit/form/text-inputs.tsx';
import { IsraelDayInput } from '../../../kit/form/time-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

/** Staff edit notes and the delivery day; all other fields change by the system or by commands. */
export function OrderEdit() {
  const word = useMessages();
  return (
    <Edit>
      <RecordForm>
        <FormSection title={word('orders.forStaff')}>
          <IsraelDayInput source="estimatedDeliveryDate" />
          <WordsInput source="notes" multiline minRows={4} className="wide" />
        </FormSection>
      </RecordForm>
    </Edit>
  );
}
