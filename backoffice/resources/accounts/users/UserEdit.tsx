import { Edit } from 'react-admin';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { UserInputs } from './UserInputs.tsx';

export const UserEdit = () => (
  <Edit>
    <RecordForm>
      <UserInputs />
    </RecordForm>
  </Edit>
);
