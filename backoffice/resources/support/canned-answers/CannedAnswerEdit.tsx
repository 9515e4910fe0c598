import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { CannedAnswerInputs } from './CannedAnswerInputs.tsx';
import { cannedAnswerFields } from './fields.ts';

export function CannedAnswerEdit() {
  return (
    <RecordEdit resource="canned-answers" fields={cannedAnswerFields}>
      <CannedAnswerInputs />
    </RecordEdit>
  );
}
