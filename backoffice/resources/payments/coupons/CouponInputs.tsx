import {
  BooleanInput,
  minValue,
  NumberInput,
  ReferenceArrayInput,
  required,
  SelectArrayInput,
  SelectInput,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CouponHolds } from '../../../../api/contract/payments/entities/coupon.schema.ts';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { WordsInput } from '../../../kit/form/text-inputs.tsx';
import { PlainDayInput } from '../../../kit/form/time-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

const atLeastOne = minValue(1);

/** What of a coupon may change; shared by "new" and "edit". */
export function CouponInputs() {
  const word = useMessages();
  const holdsFor = useWatch<{ holdsFor?: CouponHolds }>({ name: 'holdsFor' });
  return (
    <>
      <FormSection title={word('form.identity')}>
        <WordsInput source="name" validate={required()} helperText={word('payments.couponName')} />
        <WordsInput source="givenTo" helperText={word('payments.couponGivenTo')} />
      </FormSection>
      <FormSection title={word('payments.couponHolds')}>
        <SelectInput source="holdsFor" choices={choicesOf('couponHolds')} validate={required()} />
        {holdsFor === 'cards' ? null : (
          <>
            <ReferenceArrayInput source="productIds" reference="products">
              <SelectArrayInput
                optionText="name"
                label="resources.coupons.fields.productIds"
                helperText={word('payments.couponPlans')}
              />
            </ReferenceArrayInput>
            <SelectInput
              source="billingCycle"
              choices={choicesOf('billingCycle')}
              helperText={word('payments.couponCycle')}
            />
          </>
        )}
        {holdsFor === 'plans' ? null : (
          <ReferenceArrayInput source="nfcProductIds" reference="nfc-products">
            <SelectArrayInput
              optionText="name"
              label="resources.coupons.fields.nfcProductIds"
              helperText={word('payments.couponCards')}
            />
          </ReferenceArrayInput>
        )}
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
