import { BooleanInput, minValue, NumberInput, required, SelectInput } from 'react-admin';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { WordsInput } from '../../../kit/form/text-inputs.tsx';
import { PlainDayInput } from '../../../kit/form/time-inputs.tsx';
import { CouponSubjects } from './CouponSubjects.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

const atLeastOne = minValue(1);

/** What of a coupon may change; shared by "new" and "edit". */
export function CouponInputs() {
  const word = useMessages();
  return (
    <>
      <FormSection title={word('form.identity')}>
        <WordsInput source="name" validate={required()} helperText={word('payments.couponName')} />
        <WordsInput source="givenTo" helperText={word('payments.couponGivenTo')} />
      </FormSection>
      <FormSection title={word('payments.couponHolds')}>
        <SelectInput source="holdsFor" choices={choicesOf('couponHolds')} validate={required()} />
        <CouponSubjects />
        <PlainDayInput source="firstDay" helperText={word('payments.couponDays')} />
        <PlainDayInput source="lastDay" helperText={word('payments.couponLastDay')} />
        <NumberInput
          source="maxUses"
          validate={atLeastOne}
          min={1}
          step={1}
          helperText={word('payments.couponMaxUses')}
        />
        <NumberInput source="maxUsesEach" validate={[required(), atLeastOne]} min={1} step={1} />
        <BooleanInput source="isActive" helperText={word('payments.couponActive')} />
      </FormSection>
    </>
  );
}
