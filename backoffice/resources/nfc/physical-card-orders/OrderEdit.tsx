import { FormSection } from '../../../kit/form/FormSection.tsx';
import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { WordsInput } from '../../../kit/form/text-inputs.tsx';
import { IsraelDayInput } from '../../../kit/form/time-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { orderView } from './fields.ts';

/** Staff edit notes and the delivery day; all other fields change by the system or by commands. */
export function OrderEdit() {
  const word = useMessages();
  return (
    <RecordEdit view={orderView}>
      <FormSection title={word('orders.forStaff')}>
        <IsraelDayInput source="estimatedDeliveryDate" />
        <WordsInput source="notes" multiline minRows={4} className="wide" />
      </FormSection>
    </RecordEdit>
  );
}
