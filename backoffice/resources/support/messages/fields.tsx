import { BooleanField, DataTable, DateField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { ConversationField } from './ConversationField.tsx';
import { LongTextField } from '../../../kit/fields/own-text-fields.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';
import { idAlone } from '../../../kit/show/system-fields.tsx';

export const messageFields = (
  <>
    <ShowSection title="person">
      <ReferenceField source="userId" reference="users" />
      <ReferenceField source="recipientId" reference="users" />
      <DateField source="createdAt" />
    </ShowSection>
    <ShowSection title="content">
      <LongTextField source="content" />
    </ShowSection>
    <ShowSection title="handling">
      <BooleanField source="isSupport" />
      <ConversationField source="ticketId" />
      <BooleanField source="isRead" />
      <BooleanField source="isClosed" />
    </ShowSection>
    {idAlone}
  </>
);

export const MessageTable = () => (
  <ListTable fields={messageFields} phone={['userId', 'createdAt']}>
    <DataTable.Col source="content" field={NameField} disableSort />
    <DataTable.Col source="userId" disableSort />
    <DataTable.Col source="recipientId" disableSort />
    <DataTable.Col source="ticketId" disableSort />
    <DataTable.Col source="isSupport" disableSort />
    <DataTable.Col source="isRead" disableSort />
    <DataTable.Col source="isClosed" disableSort />
    <DataTable.Col source="createdAt" />
  </ListTable>
);
