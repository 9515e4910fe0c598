import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { CouponInputs } from './CouponInputs.tsx';
import { couponView } from './fields.ts';

export function CouponEdit() {
  return (
    <RecordEdit view={couponView}>
      <CouponInputs />
    </RecordEdit>
  );
}
