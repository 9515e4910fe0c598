import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { AddressInputs } from './AddressInputs.tsx';
import { addressView } from './fields.ts';

export function AddressEdit() {
  return (
    <RecordEdit view={addressView}>
      <AddressInputs />
    </RecordEdit>
  );
}
