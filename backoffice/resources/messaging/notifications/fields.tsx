import { BooleanField, DataTable, DateField, SelectField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { LongTextField } from '../../../kit/fields/own-text-fields.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { SafeLinkField } from '../../../kit/fields/link-fields.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';

export const notificationFields = (
  <>
    <ShowSection title="person">
      <ReferenceField source="userId" reference="users" />
      <SelectField source="type" choices={choicesOf('notificationType')} />
      <ReferenceField source="campaignId" reference="notification-campaigns" />
      <BooleanField source="isRead" />
      <DateField source="createdAt" />
    </ShowSection>
    <ShowSection title="content">
      <TextField source="title" />
      <LongTextField source="content" />
      <SafeLinkField source="link" />
    </ShowSection>
    <ShowSection title="system">
      <TextField source="id" dir="ltr" sortable />
    </ShowSection>
  </>
);

export const NotificationTable = () => (
  <ListTable fields={notificationFields} phone={['userId', 'type']}>
    <DataTable.Col source="title" field={NameField} disableSort />
    <DataTable.Col source="userId" disableSort />
    <DataTable.Col source="type" disableSort />
    <DataTable.Col source="isRead" disableSort />
    <DataTable.Col source="createdAt" />
  </ListTable>
);
