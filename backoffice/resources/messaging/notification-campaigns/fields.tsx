import { DataTable, DateField, NumberField, SelectField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { AudienceField } from './AudienceField.tsx';
import { LongTextField } from '../../../kit/fields/own-text-fields.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { SafeLinkField } from '../../../kit/fields/link-fields.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';

export const campaignFields = (
  <>
    <ShowSection title="content">
      <TextField source="title" />
      <LongTextField source="content" />
      <SafeLinkField source="link" />
    </ShowSection>
    <ShowSection title="person">
      <StatusField source="status" choice="campaignStatus" />
      <AudienceField source="audience" />
      <SelectField source="channel" choices={choicesOf('campaignChannel')} />
      <SelectField source="kind" choices={choicesOf('campaignKind')} />
      <ReferenceField source="createdBy" reference="users" />
      <DateField source="createdAt" />
      <DateField source="startsAt" sortable />
      <DateField source="finishedAt" sortable />
    </ShowSection>
    <ShowSection title="system">
      <TextField source="id" dir="ltr" sortable />
      <NumberField source="recipients" />
      <NumberField source="sent" />
      <DateField source="updatedAt" />
    </ShowSection>
  </>
);

export const CampaignTable = () => (
  <ListTable fields={campaignFields} phone={['createdAt', 'status']}>
    <DataTable.Col source="title" field={NameField} disableSort />
    <DataTable.Col source="status" />
    <DataTable.Col source="channel" disableSort />
    <DataTable.Col source="audience" disableSort />
    <DataTable.Col source="kind" disableSort />
    <DataTable.Col source="sent" disableSort />
    <DataTable.Col source="recipients" />
    <DataTable.Col source="createdBy" disableSort />
    <DataTable.Col source="createdAt" />
  </ListTable>
);
