import { Edit } from 'react-admin';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { CannedAnswerInputs } from './CannedAnswerInputs.tsx';

export const CannedAnswerEdit = () => (
  <Edit>
    <RecordForm>
      <CannedAnswerInputs />
    </RecordForm>
  </Edit>
);
