import { DataTable, DateField, SelectField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { AgorotField } from '../../../kit/fields/MoneyField.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';

export const disputeFields = (
  <>
    <ShowSection title="subject">
      <ReferenceField source="userId" reference="users" />
      <ReferenceField source="attemptId" reference="payments" />
      <StatusField source="status" choice="disputeStatus" />
      <AgorotField source="amountMinor" />
      <AgorotField source="feeMinor" />
      <TextField source="reason" />
    </ShowSection>
    <ShowSection title="handling">
      <DateField source="openedAt" />
      <DateField source="evidenceDueAt" />
      <DateField source="evidenceSentAt" />
      <DateField source="closedAt" />
      <SelectField source="provider" choices={choicesOf('paymentProvider')} />
      <TextField source="providerDisputeId" dir="ltr" />
    </ShowSection>
    <ShowSection title="system">
      <TextField source="id" dir="ltr" />
      <SelectField source="currency" choices={choicesOf('currency')} />
      <DateField source="createdAt" />
      <DateField source="updatedAt" />
    </ShowSection>
  </>
);

export const DisputeTable = () => (
  <ListTable fields={disputeFields} phone={['userId', 'status']}>
    <DataTable.Col source="id" field={NameField} />
    <DataTable.Col source="userId" disableSort />
    <DataTable.Col source="attemptId" disableSort />
    <DataTable.Col source="amountMinor" />
    <DataTable.Col source="status" />
    <DataTable.Col source="evidenceDueAt" />
    <DataTable.Col source="openedAt" />
    <DataTable.Col source="closedAt" />
  </ListTable>
);
