import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { transformProduct } from '../../../kit/form/transform-product.ts';
import { NfcProductInputs } from './NfcProductInputs.tsx';
import { nfcProductFields } from './fields.ts';

export function NfcProductEdit() {
  return (
    <RecordEdit resource="nfc-products" fields={nfcProductFields} transform={transformProduct}>
      <NfcProductInputs />
    </RecordEdit>
  );
}
