import { Edit } from 'react-admin';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { CardInputs } from './CardInputs.tsx';

export const CardEdit = () => (
  <Edit>
    <RecordForm>
      <CardInputs />
    </RecordForm>
  </Edit>
);
