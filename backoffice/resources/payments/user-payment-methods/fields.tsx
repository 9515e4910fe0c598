import { BooleanField, DataTable, DateField, EmailField, SelectField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { DetailsField } from '../../../kit/fields/DetailsField.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';

export const paymentMethodFields = (
  <>
    <ShowSection title="payment">
      <ReferenceField source="userId" reference="users" />
      <SelectField source="paymentType" choices={choicesOf('paymentType')} />
      <TextField source="nickname" />
      <BooleanField source="isDefault" />
      <BooleanField source="isActive" />
      <DateField source="lastUsed" />
    </ShowSection>
    <ShowSection title="account">
      <TextField source="cardBrand" />
      <TextField source="cardType" />
      <TextField source="last4Digits" dir="ltr" />
      <TextField source="cardExpiry" dir="ltr" />
      <TextField source="cardHolderName" />
      <EmailField source="accountEmail" />
    </ShowSection>
    <ShowSection title="billing">
      <SelectField source="paymentProvider" choices={choicesOf('paymentProvider')} />
      <TextField source="accountId" dir="ltr" />
      <TextField source="providerCustomerId" dir="ltr" />
      <TextField source="providerPaymentMethodId" dir="ltr" />
      <TextField source="recurringPaymentUid" dir="ltr" />
    </ShowSection>
    <ShowSection title="system">
      <TextField source="id" dir="ltr" sortable />
      <DetailsField source="metadata" />
      <DateField source="createdAt" sortable />
      <DateField source="updatedAt" />
    </ShowSection>
  </>
);

export const PaymentMethodTable = () => (
  <ListTable fields={paymentMethodFields} phone={['userId', 'paymentType']}>
    <DataTable.Col source="cardBrand" field={NameField} />
    <DataTable.Col source="userId" disableSort />
    <DataTable.Col source="paymentType" disableSort />
    <DataTable.Col source="paymentProvider" disableSort />
    <DataTable.Col source="last4Digits" disableSort />
    <DataTable.Col source="cardExpiry" disableSort />
    <DataTable.Col source="isDefault" disableSort />
    <DataTable.Col source="isActive" disableSort />
    <DataTable.Col source="lastUsed" />
  </ListTable>
);
