import { Edit } from 'react-admin';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { ProductInputs } from './ProductInputs.tsx';
import { transformProduct } from '../../../kit/form/transform-product.ts';

export const ProductEdit = () => (
  <Edit transform={transformProduct}>
    <RecordForm>
      <ProductInputs />
    </RecordForm>
  </Edit>
);
