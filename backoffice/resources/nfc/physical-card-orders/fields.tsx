import type { ReactNode } from 'react';
import { DataTable, DateField, NumberField, SelectField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { DetailsField } from '../../../kit/fields/DetailsField.tsx';
import { DueDayField } from './DueDayField.tsx';
import { LongTextField } from '../../../kit/fields/own-text-fields.tsx';
import { MoneyField } from '../../../kit/fields/MoneyField.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { PhoneField } from '../../../kit/fields/link-fields.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';

export const orderFields = (
  <>
    <ShowSection title="subject">
      <TextField source="id" dir="ltr" />
      <ReferenceField source="userId" reference="users" />
      <ReferenceField source="nfcProductId" reference="nfc-products" />
      <NumberField source="quantity" />
      <ReferenceField source="profileId" reference="business-profiles" />
      <StatusField source="status" choice="orderStatus" />
      <DateField source="createdAt" />
      <DateField source="designApprovedAt" />
      <DateField source="payUntil" />
      <DetailsField source="design" />
    </ShowSection>
    <ShowSection title="delivery">
      <TextField source="recipientName" />
      <PhoneField source="recipientPhone" />
      <TextField source="shippingCompany" />
      <TextField source="trackingNumber" dir="ltr" />
      <DueDayField source="estimatedDeliveryDate" />
      <DetailsField source="shippingAddress" />
      <LongTextField source="buyerNotes" />
      <LongTextField source="notes" />
    </ShowSection>
    <ShowSection title="payment">
      <MoneyField source="totalAmount" />
      <DetailsField source="priceSnapshot" />
      <SelectField source="paymentMethod" choices={choicesOf('paymentType')} />
      <TextField source="transactionId" dir="ltr" />
    </ShowSection>
    <ShowSection title="system">
      <DateField source="updatedAt" />
      <DetailsField source="metadata" />
      <DetailsField source="plannedCards" />
    </ShowSection>
  </>
);

export const OrderTable = ({ bulk }: { bulk?: ReactNode }) => (
  <ListTable fields={orderFields} phone={['userId', 'status']} bulk={bulk}>
    <DataTable.Col source="id" field={NameField} />
    <DataTable.Col source="userId" disableSort />
    <DataTable.Col source="profileId" disableSort />
    <DataTable.Col source="quantity" />
    <DataTable.Col source="status" />
    <DataTable.Col source="totalAmount" />
    <DataTable.Col source="createdAt" />
    <DataTable.Col source="estimatedDeliveryDate" />
  </ListTable>
);
