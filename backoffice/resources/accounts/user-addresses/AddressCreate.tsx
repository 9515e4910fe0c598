import { Create } from 'react-admin';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { AddressInputs } from './AddressInputs.tsx';

const startingPoint = { addressType: 'shipping', isPrimary: false, country: 'Israel' };

export function AddressCreate() {
  return (
    <Create component="div" redirect="show">
      <RecordForm defaultValues={startingPoint}>
        <AddressInputs isNew />
      </RecordForm>
    </Create>
  );
}
