import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { UserInputs } from './UserInputs.tsx';

export function UserEdit() {
  return (
    <RecordEdit resource="users">
      <UserInputs />
    </RecordEdit>
  );
}
