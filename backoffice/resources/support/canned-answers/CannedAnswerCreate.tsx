import { defaultLanguage } from '../../../../api/contract/base/languages.ts';
import { Create } from 'react-admin';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { CannedAnswerInputs } from './CannedAnswerInputs.tsx';

const startingPoint = { language: defaultLanguage, sortOrder: 0 };

export const CannedAnswerCreate = () => (
  <Create redirect="list">
    <RecordForm defaultValues={startingPoint}>
      <CannedAnswerInputs />
    </RecordForm>
  </Create>
);
