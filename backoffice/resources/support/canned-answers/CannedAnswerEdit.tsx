import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { CannedAnswerInputs } from './CannedAnswerInputs.tsx';
import { cannedAnswerView } from './fields.ts';

export function CannedAnswerEdit() {
  return (
    <RecordEdit view={cannedAnswerView}>
      <CannedAnswerInputs />
    </RecordEdit>
  );
}
