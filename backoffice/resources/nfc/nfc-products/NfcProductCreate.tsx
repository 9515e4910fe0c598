import { Create } from 'react-admin';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { transformProduct } from '../../../kit/form/transform-product.ts';
import { NfcProductInputs } from './NfcProductInputs.tsx';

const startingPoint = {
  regularPrice: '0.00',
  additionalCardPrice: '0.00',
  maxQuantity: 1_000,
  features: [],
  isActive: false,
  sortOrder: 0,
};

/** A new product is hidden until staff activate it. */
export const NfcProductCreate = () => (
  <Create transform={transformProduct}>
    <RecordForm defaultValues={startingPoint}>
      <NfcProductInputs />
    </RecordForm>
  </Create>
);
