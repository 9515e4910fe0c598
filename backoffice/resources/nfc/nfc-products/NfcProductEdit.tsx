import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { transformProduct } from '../../../kit/form/transform-product.ts';
import { NfcProductInputs } from './NfcProductInputs.tsx';
import { nfcProductView } from './fields.ts';

export function NfcProductEdit() {
  return (
    <RecordEdit view={nfcProductView} transform={transformProduct}>
      <NfcProductInputs />
    </RecordEdit>
  );
}
