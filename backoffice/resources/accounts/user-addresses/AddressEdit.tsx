import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { AddressInputs } from './AddressInputs.tsx';

export function AddressEdit() {
  return (
    <RecordEdit resource="user-addresses">
      <AddressInputs />
    </RecordEdit>
  );
}
