import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { CardInputs } from './CardInputs.tsx';
import { cardFields } from './fields.ts';

export function CardEdit() {
  return (
    <RecordEdit resource="business-profiles" fields={cardFields}>
      <CardInputs />
    </RecordEdit>
  );
}
