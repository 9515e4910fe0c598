import { DataTable, DateField, SelectField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { LongTextField } from '../../../kit/fields/own-text-fields.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';
import { idAlone } from '../../../kit/show/system-fields.tsx';

export const takedownFields = (
  <>
    <ShowSection title="subject">
      <ReferenceField source="profileId" reference="business-profiles" />
      <TextField source="cardName" />
      <ReferenceField source="userId" reference="users" />
      <SelectField source="reason" choices={choicesOf('reportReason')} />
      <LongTextField source="message" />
    </ShowSection>
    <ShowSection title="handling">
      <ReferenceField source="takenBy" reference="users" />
      <DateField source="takenAt" />
      <ReferenceField source="liftedBy" reference="users" />
      <DateField source="liftedAt" />
      <LongTextField source="liftMessage" />
    </ShowSection>
    {idAlone}
  </>
);

export const TakedownTable = () => (
  <ListTable fields={takedownFields} phone={['reason', 'takenAt']}>
    <DataTable.Col source="cardName" field={NameField} disableSort />
    <DataTable.Col source="reason" disableSort />
    <DataTable.Col source="profileId" disableSort />
    <DataTable.Col source="userId" disableSort />
    <DataTable.Col source="takenBy" disableSort />
    <DataTable.Col source="takenAt" />
    <DataTable.Col source="liftedAt" />
  </ListTable>
);
