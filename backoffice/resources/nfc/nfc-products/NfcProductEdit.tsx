import { Edit } from 'react-admin';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { transformProduct } from '../../../kit/form/transform-product.ts';
import { NfcProductInputs } from './NfcProductInputs.tsx';

export const NfcProductEdit = () => (
  <Edit transform={transformProduct}>
    <RecordForm>
      <NfcProductInputs />
    </RecordForm>
  </Edit>
);
