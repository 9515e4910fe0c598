import { DataTable, DateField, SelectField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { AgorotField } from '../../../kit/fields/MoneyField.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { KnownField } from '../../../kit/fields/own-text-fields.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { handlingFields } from './differences.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';

export const statementLineFields = (
  <>
    <ShowSection title="subject">
      <SelectField source="direction" choices={choicesOf('statementDirection')} />
      <AgorotField source="amountMinor" />
      <KnownField source="currency" />
      <DateField source="movedAt" />
      <StatusField source="difference" choice="statementDifference" />
      <ReferenceField source="attemptId" reference="payments" />
    </ShowSection>
    <ShowSection title="payment">
      <SelectField source="provider" choices={choicesOf('paymentProvider')} />
      <TextField source="txnId" dir="ltr" />
      <TextField source="parentTxnId" dir="ltr" />
      <TextField source="reference" dir="ltr" />
      <DateField source="seenAt" />
    </ShowSection>
    {handlingFields}
  </>
);

export const StatementLineTable = () => (
  <ListTable fields={statementLineFields} phone={['amountMinor', 'difference']}>
    <DataTable.Col source="id" field={NameField} />
    <DataTable.Col source="direction" disableSort />
    <DataTable.Col source="amountMinor" />
    <DataTable.Col source="movedAt" />
    <DataTable.Col source="difference" disableSort />
    <DataTable.Col source="attemptId" disableSort />
    <DataTable.Col source="provider" disableSort />
    <DataTable.Col source="handledAt" disableSort />
  </ListTable>
);
