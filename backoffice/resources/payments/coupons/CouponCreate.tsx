import { Create, maxValue, minValue, NumberInput, required } from 'react-admin';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { moneyRule } from '../../../kit/form/money-rule.ts';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { MoneyInput, WordsInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { CouponInputs } from './CouponInputs.tsx';

const startingPoint = {
  maxUsesEach: 1,
  isActive: true,
  holdsFor: 'plans',
  productIds: [],
  nfcProductIds: [],
};
const percentRules = [minValue(1), maxValue(100)];

/** What a coupon takes off is decided once: its uses stand on it. */
export function CouponCreate() {
  const word = useMessages();
  return (
    <Create>
      <RecordForm defaultValues={startingPoint}>
        <FormSection title={word('payments.couponReduction')}>
          <WordsInput source="code" validate={required()} helperText={word('payments.couponCode')} />
          <NumberInput
            source="percent"
            validate={percentRules}
            min={1}
            max={100}
            step={1}
            helperText={word('payments.couponPercent')}
          />
          <MoneyInput source="amount" validate={moneyRule} helperText={word('payments.couponAmount')} />
        </FormSection>
        <CouponInputs />
      </RecordForm>
    </Create>
  );
}
