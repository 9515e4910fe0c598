import { DataTable, DateField, SelectField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { DetailsField } from '../../../kit/fields/DetailsField.tsx';
import { FormerCustomerField } from './FormerCustomerField.tsx';
import { MoneyField } from '../../../kit/fields/MoneyField.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { ReceiptLinesField } from './ReceiptLinesField.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import { dayFormat } from '../../../kit/formatting/dates.ts';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';
import { twoLinesAtMost } from '../../../kit/theme/cut-at-its-end.ts';

export const receiptFields = (
  <>
    <ShowSection title="subject">
      <TextField source="receiptNumber" dir="ltr" />
      <SelectField source="kind" choices={choicesOf('receiptKind')} />
      <ReferenceField source="userId" reference="users" />
      <TextField source="description" />
      <StatusField source="status" choice="receiptStatus" />
      <DateField source="paymentDate" />
    </ShowSection>
    <ShowSection title="payment">
      <MoneyField source="amount" />
      <TextField source="vatRate" dir="ltr" />
      <MoneyField source="vatAmount" />
      <SelectField source="currency" choices={choicesOf('currency')} />
      <SelectField source="paymentMethod" choices={choicesOf('paymentType')} />
      <TextField source="installments" dir="ltr" />
      <TextField source="transactionId" dir="ltr" />
      <ReferenceField source="attemptId" reference="payments" />
      <ReceiptLinesField source="items" />
    </ShowSection>
    <ShowSection title="person">
      <FormerCustomerField source="formerCustomer" />
      <DateField source="keptAt" sortable />
      <DateField source="keepUntil" options={dayFormat} sortable />
    </ShowSection>
    <ShowSection title="system">
      <TextField source="id" dir="ltr" sortable />
      <DetailsField source="metadata" />
      <TextField source="pdfUrl" dir="ltr" />
      <DateField source="createdAt" sortable />
    </ShowSection>
  </>
);

export const ReceiptTable = () => (
  <ListTable fields={receiptFields} phone={['userId', 'amount']}>
    <DataTable.Col source="receiptNumber" field={NameField} />
    <DataTable.Col source="userId" disableSort />
    <DataTable.Col source="amount" />
    <DataTable.Col source="status" />
    <DataTable.Col source="description" disableSort sx={{ minWidth: 300, ...twoLinesAtMost }} />
    <DataTable.Col source="paymentDate" />
    <DataTable.Col source="formerCustomer" disableSort />
  </ListTable>
);
