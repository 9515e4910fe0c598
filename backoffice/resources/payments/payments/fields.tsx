import { BooleanField, DataTable, DateField, SelectField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { AgorotField } from '../../../kit/fields/MoneyField.tsx';
import { KnownField } from '../../../kit/fields/own-text-fields.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { ActorField, ReasonField } from '../../../kit/fields/step-fields.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';

export const paymentFields = (
  <>
    <ShowSection title="subject">
      <ReferenceField source="userId" reference="users" />
      <SelectField source="kind" choices={choicesOf('attemptKind')} />
      <StatusField source="status" choice="attemptStatus" />
      <AgorotField source="amountMinor" />
      <AgorotField source="askedMinor" />
      <ReferenceField source="packageId" reference="packages" />
      <ReferenceField source="orderId" reference="physical-card-orders" />
      <ReferenceField source="parentAttemptId" reference="payments" />
      <ReferenceField source="chargedUnderId" reference="payments" />
      <ReferenceField source="disputeId" reference="disputes" />
      <DateField source="createdAt" />
    </ShowSection>
    <ShowSection title="payment">
      <SelectField source="provider" choices={choicesOf('paymentProvider')} />
      <TextField source="providerTxn" dir="ltr" />
      <SelectField source="paymentType" choices={choicesOf('paymentType')} />
      <TextField source="installments" dir="ltr" />
      <TextField source="cardLast4" dir="ltr" />
      <ReferenceField source="paymentMethodId" reference="user-payment-methods" />
      <SelectField source="failure" choices={choicesOf('attemptFailure')} />
      <SelectField source="declineClass" choices={choicesOf('declineClass')} />
      <TextField source="declineCode" dir="ltr" />
    </ShowSection>
    <ShowSection title="handling">
      <BooleanField source="needsReview" />
      <ReasonField source="reason" />
      <ActorField source="requestedBy" />
      <SelectField source="packageAfter" choices={choicesOf('packageAfter')} />
      <DateField source="sentAt" sortable />
      <DateField source="closedAt" />
      <DateField source="nextCheckAt" />
      <DateField source="notFoundAt" />
      <DateField source="unansweredAt" />
    </ShowSection>
    <ShowSection title="system">
      <TextField source="id" dir="ltr" />
      <TextField source="publicId" dir="ltr" />
      <KnownField source="periodKey" />
      <TextField source="attemptNo" dir="ltr" />
      <SelectField source="currency" choices={choicesOf('currency')} />
      <TextField source="checkoutId" dir="ltr" />
      <DateField source="expiresAt" />
      <BooleanField source="saveCard" />
      <DateField source="dueAt" />
      <DateField source="updatedAt" />
    </ShowSection>
  </>
);

export const PaymentTable = () => (
  <ListTable fields={paymentFields} phone={['userId', 'status']}>
    <DataTable.Col source="id" field={NameField} />
    <DataTable.Col source="userId" disableSort />
    <DataTable.Col source="kind" disableSort />
    <DataTable.Col source="amountMinor" />
    <DataTable.Col source="status" />
    <DataTable.Col source="cardLast4" disableSort />
    <DataTable.Col source="provider" disableSort />
    <DataTable.Col source="createdAt" />
  </ListTable>
);
