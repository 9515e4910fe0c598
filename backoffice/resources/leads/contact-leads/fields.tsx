import type { ReactNode } from 'react';
import { DataTable, DateField, SelectField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { LongTextField } from '../../../kit/fields/own-text-fields.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { dayFormat } from '../../../kit/formatting/dates.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';
import { idAlone } from '../../../kit/show/system-fields.tsx';
import { LeadMailField, LeadPhoneField } from './contact-fields.tsx';

export const leadFields = (
  <>
    <ShowSection title="contact">
      <TextField source="name" />
      <LeadPhoneField source="phone" />
      <LeadMailField source="email" />
    </ShowSection>
    <ShowSection title="subject">
      <SelectField source="service" choices={choicesOf('leadService')} />
      <LongTextField source="message" />
      <ReferenceField source="userId" reference="users" />
      <SelectField source="source" choices={choicesOf('leadSource')} />
      <DateField source="createdAt" />
    </ShowSection>
    <ShowSection title="handling">
      <StatusField source="status" choice="leadStatus" />
      <ReferenceField source="assigneeId" reference="users" />
      <DateField source="followUpOn" options={dayFormat} />
      <DateField source="followUpToldAt" />
      <ReferenceField source="handledBy" reference="users" />
      <DateField source="handledAt" sortable />
    </ShowSection>
    {idAlone}
  </>
);

export const LeadTable = ({ bulk }: { bulk?: ReactNode }) => (
  <ListTable fields={leadFields} phone={['createdAt', 'status']} bulk={bulk}>
    <DataTable.Col source="name" field={NameField} />
    <DataTable.Col source="status" />
    <DataTable.Col source="phone" disableSort />
    <DataTable.Col source="email" disableSort />
    <DataTable.Col source="service" disableSort />
    <DataTable.Col source="assigneeId" disableSort />
    <DataTable.Col source="followUpOn" />
    <DataTable.Col source="createdAt" />
  </ListTable>
);
