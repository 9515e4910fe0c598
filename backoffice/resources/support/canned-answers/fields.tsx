import { DataTable, DateField, SelectField, TextField } from 'react-admin';
import { LongTextField } from '../../../kit/fields/own-text-fields.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';

export const cannedAnswerFields = (
  <>
    <ShowSection title="content">
      <TextField source="title" />
      <TextField source="folder" />
      <SelectField source="language" choices={choicesOf('language')} />
      <TextField source="sortOrder" dir="ltr" />
      <LongTextField source="body" />
    </ShowSection>
    <ShowSection title="system">
      <TextField source="id" dir="ltr" sortable />
      <DateField source="createdAt" />
      <DateField source="updatedAt" />
    </ShowSection>
  </>
);

export const CannedAnswerTable = () => (
  <ListTable fields={cannedAnswerFields} phone={['body', 'language']}>
    <DataTable.Col source="title" field={NameField} />
    <DataTable.Col source="folder" />
    <DataTable.Col source="body" disableSort />
    <DataTable.Col source="language" disableSort />
    <DataTable.Col source="sortOrder" />
    <DataTable.Col source="updatedAt" />
  </ListTable>
);
