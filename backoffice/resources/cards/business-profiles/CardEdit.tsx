import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { CardInputs } from './CardInputs.tsx';

export function CardEdit() {
  return (
    <RecordEdit resource="business-profiles">
      <CardInputs />
    </RecordEdit>
  );
}
