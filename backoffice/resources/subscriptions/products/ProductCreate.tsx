import { Create } from 'react-admin';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { ProductInputs } from './ProductInputs.tsx';
import { transformProduct } from '../../../kit/form/transform-product.ts';

const startingPoint = {
  packageType: 'individual',
  billingCycle: 'monthly',
  monthlyPrice: '0.00',
  yearlyPrice: '0.00',
  basicCardCount: 0,
  proCardCount: 0,
  features: [],
  isActive: true,
  showAtHome: false,
  showAtUpgrade: false,
  isPopular: false,
  sortOrder: 0,
};

export const ProductCreate = () => (
  <Create transform={transformProduct}>
    <RecordForm defaultValues={startingPoint}>
      <ProductInputs />
    </RecordForm>
  </Create>
);
