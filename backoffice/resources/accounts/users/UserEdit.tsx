import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { UserInputs } from './UserInputs.tsx';
import { userView } from './fields.ts';

export function UserEdit() {
  return (
    <RecordEdit view={userView}>
      <UserInputs />
    </RecordEdit>
  );
}
