import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { AddressInputs } from './AddressInputs.tsx';
import { addressFields } from './fields.ts';

export function AddressEdit() {
  return (
    <RecordEdit resource="user-addresses" fields={addressFields}>
      <AddressInputs />
    </RecordEdit>
  );
}
