import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { rolesWith } from '../../../../api/contract/accounts/permissions.ts';
import { PlainDayInput } from '../../../kit/form/time-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

/** Who takes care of a lead, and the day on which they are reminded. */
export function HandlingInputs() {
  const word = useMessages();
  return (
    <>
      <ReferenceInput source="assigneeId" reference="users" filter={{ userRole: rolesWith('leads') }}>
        <AutocompleteInput filterToQuery={(q: string) => (q ? { q } : {})} />
      </ReferenceInput>
      <PlainDayInput source="followUpOn" helperText={word('lead.followUpHelp')} />
    </>
  );
}
