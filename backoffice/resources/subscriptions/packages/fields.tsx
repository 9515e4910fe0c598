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

export const packageFields = (
  <>
    <ShowSection title="subject">
      <ReferenceField source="userId" reference="users" />
      <ReferenceField source="productId" reference="products" />
      <StatusField source="status" choice="packageStatus" />
      <BooleanField source="isPaid" />
      <DateField source="startDate" options={dayFormat} />
      <DateField source="endDate" options={dayFormat} />
    </ShowSection>
    <ShowSection title="billing">
      <MoneyField source="price" />
      <SelectField source="currency" choices={choicesOf('currency')} />
      <SelectField source="billingCycle" choices={choicesOf('billingCycle')} />
      <SelectField source="paymentMethod" choices={choicesOf('paymentProvider')} />
      <DateField source="lastPaymentDate" options={dayFormat} />
      <DateField source="nextPaymentDate" options={dayFormat} />
    </ShowSection>
    <ShowSection title="renewal">
      <BooleanField source="autoRenew" />
      <StatusField source="renewalProcessStatus" choice="renewalProcessStatus" />
      <NumberField source="paymentRetryCount" />
      <DateField source="lastPaymentAttempt" />
    </ShowSection>
    <ShowSection title="limits">
      <NumberField source="basicCardCount" />
      <NumberField source="proCardCount" />
      <BooleanField source="isEnterprise" />
      <NumberField source="enterpriseUserLimit" />
      <TextField source="enterpriseCommunity" />
    </ShowSection>
    <ShowSection title="system">
      <TextField source="id" dir="ltr" sortable />
      <TextField source="recurringPaymentUid" dir="ltr" />
      <TextField source="secondProviderSubscriptionId" dir="ltr" />
      <DateField source="createdAt" sortable />
      <DateField source="updatedAt" />
      <DetailsField source="metadata" />
      <TextField source="renewalDriver" dir="ltr" />
      <DateField source="billingAnchor" />
      <DateField source="paidUntil" />
      <DateField source="graceUntil" />
      <TextField source="previousPackageId" dir="ltr" />
    </ShowSection>
  </>
);

export const PackageTable = () => (
  <ListTable fields={packageFields} phone={['userId', 'status']}>
    <DataTable.Col source="productId" field={NameField} disableSort />
    <DataTable.Col source="userId" disableSort />
    <DataTable.Col source="status" />
    <DataTable.Col source="billingCycle" disableSort />
    <DataTable.Col source="price" />
    <DataTable.Col source="startDate" />
    <DataTable.Col source="endDate" />
    <DataTable.Col source="nextPaymentDate" />
    <DataTable.Col source="autoRenew" disableSort />
  </ListTable>
);
