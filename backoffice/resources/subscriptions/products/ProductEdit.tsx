import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { ProductInputs } from './ProductInputs.tsx';
import { transformProduct } from '../../../kit/form/transform-product.ts';
import { productFields } from './fields.ts';

export function ProductEdit() {
  return (
    <RecordEdit resource="products" fields={productFields} transform={transformProduct}>
      <ProductInputs />
    </RecordEdit>
  );
}
