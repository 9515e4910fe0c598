import { DataTable, DateField, SelectField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { MoneyField } from '../../../kit/fields/MoneyField.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { ReceiptLinesField } from '../receipts/ReceiptLinesField.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';

export const proformaFields = (
  <>
    <ShowSection title="subject">
      <TextField source="number" dir="ltr" />
      <ReferenceField source="userId" reference="users" />
      <ReferenceField source="attemptId" reference="payments" />
      <StatusField source="status" choice="transferStatus" />
      <DateField source="dueAt" />
      <DateField source="createdAt" />
      <DateField source="mailedAt" />
    </ShowSection>
    <ShowSection title="payment">
      <MoneyField source="amount" />
      <SelectField source="currency" choices={choicesOf('currency')} />
      <TextField source="vatRate" dir="ltr" />
      <MoneyField source="vatAmount" />
      <ReceiptLinesField source="items" />
    </ShowSection>
    <ShowSection title="system">
      <TextField source="id" dir="ltr" sortable />
    </ShowSection>
  </>
);

export const ProformaTable = () => (
  <ListTable fields={proformaFields} phone={['userId', 'status']}>
    <DataTable.Col source="number" field={NameField} />
    <DataTable.Col source="userId" disableSort />
    <DataTable.Col source="amount" />
    <DataTable.Col source="status" disableSort />
    <DataTable.Col source="dueAt" />
    <DataTable.Col source="attemptId" disableSort />
    <DataTable.Col source="createdAt" />
  </ListTable>
);
