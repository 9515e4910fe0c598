import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { UserInputs } from './UserInputs.tsx';
import { userFields } from './fields.ts';

export function UserEdit() {
  return (
    <RecordEdit resource="users" fields={userFields}>
      <UserInputs />
    </RecordEdit>
  );
}
