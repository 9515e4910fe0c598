import type { ReactNode } from 'react';
import { DataTable, DateField, EmailField, SelectField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { LongTextField } from '../../../kit/fields/own-text-fields.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';
import { idAlone } from '../../../kit/show/system-fields.tsx';

export const cardReportFields = (
  <>
    <ShowSection title="subject">
      <StatusField source="status" choice="reportStatus" />
      <SelectField source="reason" choices={choicesOf('reportReason')} />
      <ReferenceField source="profileId" reference="business-profiles" />
      <TextField source="cardName" />
      <DateField source="createdAt" />
      <LongTextField source="details" />
    </ShowSection>
    <ShowSection title="person">
      <EmailField source="email" />
    </ShowSection>
    <ShowSection title="handling">
      <ReferenceField source="handledBy" reference="users" />
      <DateField source="handledAt" sortable />
      <ReferenceField source="takedownId" reference="card-takedowns" />
      <LongTextField source="notes" />
    </ShowSection>
    {idAlone}
  </>
);

export const CardReportTable = ({ bulk }: { bulk?: ReactNode }) => (
  <ListTable fields={cardReportFields} phone={['reason', 'status']} bulk={bulk}>
    <DataTable.Col source="cardName" field={NameField} disableSort />
    <DataTable.Col source="reason" />
    <DataTable.Col source="profileId" disableSort />
    <DataTable.Col source="status" />
    <DataTable.Col source="handledBy" disableSort />
    <DataTable.Col source="createdAt" />
  </ListTable>
);
