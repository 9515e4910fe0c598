import { DataTable, DateField, NumberField, SelectField, TextField } from 'react-admin';
import { LongTextField } from '../../../kit/fields/own-text-fields.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';

export const backupRunFields = (
  <>
    <ShowSection title="subject">
      <SelectField source="kind" choices={choicesOf('backupRunKind')} />
      <StatusField source="status" choice="backupRunStatus" />
      <TextField source="backupName" dir="ltr" />
      <DateField source="startedAt" />
      <DateField source="endedAt" />
      <DateField source="asOf" />
    </ShowSection>
    <ShowSection title="sums">
      <NumberField source="tableCount" />
      <NumberField source="rowCount" />
      <NumberField source="fileCount" />
      <NumberField source="byteSize" />
    </ShowSection>
    <ShowSection title="content">
      <LongTextField source="findings" />
    </ShowSection>
    <ShowSection title="system">
      <TextField source="id" dir="ltr" />
      <DateField source="createdAt" />
      <DateField source="updatedAt" />
    </ShowSection>
  </>
);

export const BackupRunTable = () => (
  <ListTable fields={backupRunFields} phone={['kind', 'status']}>
    <DataTable.Col source="backupName" field={NameField} disableSort />
    <DataTable.Col source="kind" disableSort />
    <DataTable.Col source="status" disableSort />
    <DataTable.Col source="startedAt" />
    <DataTable.Col source="asOf" disableSort />
    <DataTable.Col source="rowCount" />
    <DataTable.Col source="fileCount" disableSort />
    <DataTable.Col source="byteSize" />
  </ListTable>
);
