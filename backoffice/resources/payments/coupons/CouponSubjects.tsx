import { useWatch } from 'react-hook-form';
import { ReferenceArrayInput, SelectArrayInput, SelectInput } from 'react-admin';
import type { CouponHolds } from '../../../../api/contract/payments/entities/coupon.schema.ts';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

/** Which plans and which printed cards a coupon holds for, as far as it holds for them at all. */
export function CouponSubjects() {
  const word = useMessages();
  const holdsFor = useWatch<{ holdsFor?: CouponHolds }>({ name: 'holdsFor' });
  return (
    <>
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
    </>
  );
}
