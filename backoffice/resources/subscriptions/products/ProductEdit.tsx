import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { ProductInputs } from './ProductInputs.tsx';
import { transformProduct } from './transform-product.ts';

export function ProductEdit() {
  return (
    <RecordEdit resource="products" transform={transformProduct}>
      <ProductInputs />
    </RecordEdit>
  );
}
