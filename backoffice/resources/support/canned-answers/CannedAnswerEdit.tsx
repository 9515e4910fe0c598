import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { CannedAnswerInputs } from './CannedAnswerInputs.tsx';

export function CannedAnswerEdit() {
  return (
    <RecordEdit resource="canned-answers">
      <CannedAnswerInputs />
    </RecordEdit>
  );
}
