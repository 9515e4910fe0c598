import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { CouponInputs } from './CouponInputs.tsx';
import { couponFields } from './fields.ts';

export function CouponEdit() {
  return (
    <RecordEdit resource="coupons" fields={couponFields}>
      <CouponInputs />
    </RecordEdit>
  );
}
