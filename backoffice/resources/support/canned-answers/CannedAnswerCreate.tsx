import { Create } from 'react-admin';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { CannedAnswerInputs } from './CannedAnswerInputs.tsx';

const startingPoint = { language: 'he', sortOrder: 0 };

export function CannedAnswerCreate() {
  return (
    <Create component="div" redirect="list">
      <RecordForm defaultValues={startingPoint}>
        <CannedAnswerInputs />
      </RecordForm>
    </Create>
  );
}
