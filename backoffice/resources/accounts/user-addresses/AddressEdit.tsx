import { Edit } from 'react-admin';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { AddressInputs } from './AddressInputs.tsx';

export const AddressEdit = () => (
  <Edit>
    <RecordForm>
      <AddressInputs />
    </RecordForm>
  </Edit>
);
