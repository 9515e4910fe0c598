import { AutocompleteInput, ReferenceInput, type AutocompleteInputProps } from 'react-admin';
import { rolesWith } from '../../../../api/contract/accounts/permissions.ts';
import { PlainDayInput } from '../../../kit/form/time-inputs.tsx';
import { nameOfUser } from '../../../kit/record-names.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

/** Who takes care of a lead, and the day on which they are reminded. */
export function HandlingInputs() {
  const word = useMessages();
  return (
    <>
      <AssigneeInput />
      <PlainDayInput source="followUpOn" helperText={word('lead.followUpHelp')} />
    </>
  );
}

/** Somebody of staff who handles leads. */
export const AssigneeInput = (props: Pick<AutocompleteInputProps, 'validate'>) => (
  <ReferenceInput source="assigneeId" reference="users" filter={{ userRole: rolesWith('leads') }}>
    <AutocompleteInput optionText={nameOfUser} {...props} />
  </ReferenceInput>
);
