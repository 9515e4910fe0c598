import { DataTable, DateField, EmailField, SelectField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';
import { systemFields } from '../../../kit/show/system-fields.tsx';

export const teamMemberFields = (
  <>
    <ShowSection title="person">
      <ReferenceField source="userId" reference="users" />
      <EmailField source="email" />
      <ReferenceField source="packageId" reference="packages" />
      <SelectField source="status" choices={choicesOf('teamMemberStatus')} />
    </ShowSection>
    <ShowSection title="activity">
      <DateField source="invitedAt" />
      <DateField source="expiresAt" />
      <DateField source="joinedAt" />
      <DateField source="endedAt" />
    </ShowSection>
    {systemFields}
  </>
);

export const TeamMemberTable = () => (
  <ListTable fields={teamMemberFields} phone={['userId', 'status']}>
    <DataTable.Col source="email" field={NameField} disableSort />
    <DataTable.Col source="userId" disableSort />
    <DataTable.Col source="packageId" disableSort />
    <DataTable.Col source="status" />
    <DataTable.Col source="invitedAt" />
    <DataTable.Col source="joinedAt" />
    <DataTable.Col source="endedAt" disableSort />
  </ListTable>
);
