import type { ReactNode } from 'react';
import { DataTable, DateField, EmailField, SelectField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { LongTextField } from '../../../kit/fields/own-text-fields.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';

export const mailFields = (
  <>
    <ShowSection title="subject">
      <TextField source="subject" />
      <SelectField source="template" choices={choicesOf('mailTemplate')} />
      <SelectField source="language" choices={choicesOf('cardLanguage')} />
      <DateField source="createdAt" />
    </ShowSection>
    <ShowSection title="person">
      <EmailField source="toAddress" />
      <ReferenceField source="userId" reference="users" />
      <EmailField source="replyTo" />
    </ShowSection>
    <ShowSection title="delivery">
      <StatusField source="status" choice="mailStatus" />
      <TextField source="attempts" dir="ltr" />
      <DateField source="sentAt" />
      <DateField source="nextTryAt" />
      <LongTextField source="error" />
    </ShowSection>
    <ShowSection title="system">
      <TextField source="id" dir="ltr" sortable />
    </ShowSection>
  </>
);

export const MailTable = ({ bulk }: { bulk?: ReactNode }) => (
  <ListTable fields={mailFields} phone={['toAddress', 'status']} bulk={bulk}>
    <DataTable.Col source="subject" field={NameField} disableSort />
    <DataTable.Col source="toAddress" disableSort />
    <DataTable.Col source="template" />
    <DataTable.Col source="status" />
    <DataTable.Col source="attempts" disableSort />
    <DataTable.Col source="createdAt" />
    <DataTable.Col source="sentAt" />
  </ListTable>
);
