import { DataTable, DateField, SelectField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { AgorotField } from '../../../kit/fields/MoneyField.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { KnownField } from '../../../kit/fields/own-text-fields.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { handlingFields } from '../statement-lines/differences.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';

export const payoutLineFields = (
  <>
    <ShowSection title="subject">
      <SelectField source="kind" choices={choicesOf('payoutLineKind')} />
      <AgorotField source="amountMinor" />
      <AgorotField source="feeMinor" />
      <KnownField source="currency" />
      <DateField source="movedAt" />
      <StatusField source="difference" choice="payoutDifference" />
      <ReferenceField source="payoutId" reference="payouts" />
      <ReferenceField source="attemptId" reference="payments" />
    </ShowSection>
    <ShowSection title="payment">
      <SelectField source="provider" choices={choicesOf('paymentProvider')} />
      <TextField source="txnId" dir="ltr" />
      <TextField source="entryUid" dir="ltr" />
      <AgorotField source="originalMinor" />
      <KnownField source="originalCurrency" />
      <ReferenceField source="disputeId" reference="disputes" />
    </ShowSection>
    {handlingFields}
  </>
);

export const PayoutLineTable = () => (
  <ListTable fields={payoutLineFields} phone={['amountMinor', 'difference']}>
    <DataTable.Col source="id" field={NameField} />
    <DataTable.Col source="kind" disableSort />
    <DataTable.Col source="amountMinor" />
    <DataTable.Col source="feeMinor" />
    <DataTable.Col source="movedAt" />
    <DataTable.Col source="difference" disableSort />
    <DataTable.Col source="attemptId" disableSort />
    <DataTable.Col source="payoutId" disableSort />
    <DataTable.Col source="handledAt" disableSort />
  </ListTable>
);
