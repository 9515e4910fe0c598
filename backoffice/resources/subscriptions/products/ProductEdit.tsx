import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { ProductInputs } from './ProductInputs.tsx';
import { transformProduct } from '../../../kit/form/transform-product.ts';
import { productView } from './fields.ts';

export function ProductEdit() {
  return (
    <RecordEdit view={productView} transform={transformProduct}>
      <ProductInputs />
    </RecordEdit>
  );
}
