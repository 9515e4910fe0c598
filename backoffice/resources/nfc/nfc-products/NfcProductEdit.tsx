import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { transformProduct } from '../../subscriptions/products/transform-product.ts';
import { NfcProductInputs } from './NfcProductInputs.tsx';

export function NfcProductEdit() {
  return (
    <RecordEdit resource="nfc-products" transform={transformProduct}>
      <NfcProductInputs />
    </RecordEdit>
  );
}
