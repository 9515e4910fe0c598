import { Create } from 'react-admin';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { AddressInputs } from './AddressInputs.tsx';

const startingPoint = { addressType: 'shipping', isPrimary: false, country: 'Israel' };

export const AddressCreate = () => (
  <Create>
    <RecordForm defaultValues={startingPoint}>
      <AddressInputs isNew />
    </RecordForm>
  </Create>
);
