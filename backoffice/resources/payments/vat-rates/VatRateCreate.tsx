import { Create, NumberInput, required } from 'react-admin';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { PlainDayInput } from '../../../kit/form/time-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

export function VatRateCreate() {
  const word = useMessages();
  return (
    <Create redirect="list">
      <RecordForm>
        <FormSection title={word('payments.vatRate')}>
          <PlainDayInput
            source="firstDay"
            validate={required()}
            helperText={word('payments.vatRateFirstDay')}
          />
          <NumberInput
            source="rate"
            validate={required()}
            helperText={word('payments.vatRatePercent')}
            min={0}
            max={100}
            step={1}
          />
        </FormSection>
      </RecordForm>
    </Create>
  );
}
