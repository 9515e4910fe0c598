import { BooleanField, DataTable, DateField, NumberField, SelectField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { DetailsField } from '../../../kit/fields/DetailsField.tsx';
import { MoneyField } from '../../../kit/fields/MoneyField.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import { dayFormat } from '../../../kit/formatting/dates.ts';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';

export const recurringPaymentFields = (
  <>
    <ShowSection title="subject">
      <ReferenceField source="userId" reference="users" />
      <ReferenceField source="packageId" reference="packages" />
      <ReferenceField source="productId" reference="products" />
      <StatusField source="status" choice="recurringPaymentStatus" />
      <ReferenceField source="paymentMethodId" reference="user-payment-methods" />
    </ShowSection>
    <ShowSection title="billing">
      <MoneyField source="amount" />
      <SelectField source="currency" choices={choicesOf('currency')} />
      <SelectField source="recurringType" choices={choicesOf('recurringType')} />
      <NumberField source="recurringRange" />
      <NumberField source="numberOfCharges" />
    </ShowSection>
    <ShowSection title="activity">
      <DateField source="startDate" options={dayFormat} />
      <DateField source="lastChargeDate" options={dayFormat} />
      <DateField source="nextChargeDate" options={dayFormat} />
      <TextField source="recurringPaymentUid" dir="ltr" />
      <BooleanField source="providerActive" />
      <DateField source="checkedAt" />
    </ShowSection>
    <ShowSection title="system">
      <TextField source="id" dir="ltr" sortable />
      <DateField source="createdAt" sortable />
      <DateField source="updatedAt" />
      <DetailsField source="metadata" />
    </ShowSection>
  </>
);

export const RecurringPaymentTable = () => (
  <ListTable fields={recurringPaymentFields} phone={['userId', 'status']}>
    <DataTable.Col source="productId" field={NameField} disableSort />
    <DataTable.Col source="userId" disableSort />
    <DataTable.Col source="status" />
    <DataTable.Col source="amount" />
    <DataTable.Col source="paymentMethodId" disableSort />
    <DataTable.Col source="lastChargeDate" disableSort />
    <DataTable.Col source="nextChargeDate" />
  </ListTable>
);
