import { Edit } from 'react-admin';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { CouponInputs } from './CouponInputs.tsx';

export const CouponEdit = () => (
  <Edit>
    <RecordForm>
      <CouponInputs />
    </RecordForm>
  </Edit>
);
