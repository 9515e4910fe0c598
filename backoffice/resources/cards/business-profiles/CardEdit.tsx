import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { CardInputs } from './CardInputs.tsx';
import { cardView } from './fields.ts';

export function CardEdit() {
  return (
    <RecordEdit view={cardView}>
      <CardInputs />
    </RecordEdit>
  );
}
