import { DataTable, DateField, NumberField, SelectField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';
import { FaultsField } from './FaultsField.tsx';

export const importFields = (
  <>
    <ShowSection title="subject">
      <TextField source="fileName" />
      <SelectField source="kind" choices={choicesOf('importKind')} />
      <StatusField source="status" choice="importStatus" />
      <ReferenceField source="createdBy" reference="users" />
      <DateField source="createdAt" />
      <DateField source="finishedAt" sortable />
    </ShowSection>
    <ShowSection title="sums">
      <NumberField source="total" />
      <NumberField source="known" />
      <NumberField source="done" />
      <NumberField source="made" />
      <NumberField source="faultCount" />
    </ShowSection>
    <ShowSection title="content">
      <FaultsField source="faults" />
    </ShowSection>
    <ShowSection title="system">
      <TextField source="id" dir="ltr" />
      <DateField source="updatedAt" />
    </ShowSection>
  </>
);

export const ImportTable = () => (
  <ListTable fields={importFields} phone={['kind', 'status']}>
    <DataTable.Col source="fileName" field={NameField} disableSort />
    <DataTable.Col source="kind" disableSort />
    <DataTable.Col source="status" />
    <DataTable.Col source="total" />
    <DataTable.Col source="made" disableSort />
    <DataTable.Col source="faultCount" disableSort />
    <DataTable.Col source="createdBy" disableSort />
    <DataTable.Col source="createdAt" />
  </ListTable>
);
