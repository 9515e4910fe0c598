import type { ReactNode } from 'react';
import { DataTable, DateField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { CodeBlockField } from '../../../kit/fields/own-text-fields.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';
import { idAlone } from '../../../kit/show/system-fields.tsx';

export const errorLogFields = (
  <>
    <ShowSection title="subject">
      <TextField source="errorType" dir="ltr" />
      <TextField source="errorMessage" />
      <TextField source="path" dir="ltr" />
      <TextField source="requestId" dir="ltr" />
      <DateField source="createdAt" />
    </ShowSection>
    <ShowSection title="person">
      <ReferenceField source="userId" reference="users" />
      <TextField source="username" />
    </ShowSection>
    <ShowSection title="handling">
      <ReferenceField source="handledBy" reference="users" />
      <DateField source="handledAt" />
    </ShowSection>
    <ShowSection title="content">
      <CodeBlockField source="errorDetails" />
    </ShowSection>
    {idAlone}
  </>
);

export const ErrorLogTable = ({ bulk }: { bulk?: ReactNode }) => (
  <ListTable fields={errorLogFields} phone={['path', 'createdAt']} bulk={bulk}>
    <DataTable.Col source="errorMessage" field={NameField} disableSort />
    <DataTable.Col source="errorType" />
    <DataTable.Col source="path" disableSort />
    <DataTable.Col source="userId" disableSort />
    <DataTable.Col source="createdAt" />
    <DataTable.Col source="handledAt" disableSort />
  </ListTable>
);
