import { BooleanField, DataTable, DateField, NumberField, SelectField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { AgorotField } from '../../../kit/fields/MoneyField.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { KnownField } from '../../../kit/fields/own-text-fields.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import { dayFormat } from '../../../kit/formatting/dates.ts';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';
import { systemFields } from '../../../kit/show/system-fields.tsx';

export const payoutFields = (
  <>
    <ShowSection title="subject">
      <DateField source="valueDay" options={dayFormat} />
      <StatusField source="status" choice="payoutStatus" />
      <SelectField source="provider" choices={choicesOf('paymentProvider')} />
      <TextField source="payoutUid" dir="ltr" />
      <DateField source="coversFrom" options={dayFormat} />
      <DateField source="coversTo" options={dayFormat} />
    </ShowSection>
    <ShowSection title="sums">
      <AgorotField source="grossMinor" />
      <AgorotField source="refundsMinor" />
      <AgorotField source="feesMinor" />
      <AgorotField source="otherMinor" />
      <AgorotField source="netMinor" />
      <KnownField source="currency" />
      <NumberField source="openDifferences" />
    </ShowSection>
    <ShowSection title="handling">
      <BooleanField source="isItemized" />
      <DateField source="seenAt" />
      <ReferenceField source="enteredBy" reference="users" />
    </ShowSection>
    {systemFields}
  </>
);

export const PayoutTable = () => (
  <ListTable fields={payoutFields} phone={['valueDay', 'netMinor']}>
    <DataTable.Col source="payoutUid" field={NameField} disableSort sx={{ whiteSpace: 'nowrap' }} />
    <DataTable.Col source="valueDay" />
    <DataTable.Col source="netMinor" />
    <DataTable.Col source="grossMinor" disableSort />
    <DataTable.Col source="refundsMinor" disableSort />
    <DataTable.Col source="feesMinor" disableSort />
    <DataTable.Col source="otherMinor" disableSort />
    <DataTable.Col source="status" disableSort />
    <DataTable.Col source="openDifferences" disableSort />
    <DataTable.Col source="provider" disableSort />
  </ListTable>
);
