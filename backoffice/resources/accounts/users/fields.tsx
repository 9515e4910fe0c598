import type { ReactNode } from 'react';
import {
  BooleanField,
  DataTable,
  DateField,
  EmailField,
  NumberField,
  SelectField,
  TextArrayField,
  TextField,
} from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { PhoneField } from '../../../kit/fields/link-fields.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import { dayFormat } from '../../../kit/formatting/dates.ts';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';

export const userFields = (
  <>
    <ShowSection title="account">
      <TextField source="username" translate="no" />
      <EmailField source="email" />
      <StatusField source="userRole" choice="userRole" />
      <PhoneField source="phone" />
      <SelectField source="language" choices={choicesOf('language')} />
      <BooleanField source="isDemo" />
    </ShowSection>
    <ShowSection title="activity">
      <ReferenceField source="planProductId" reference="products" />
      <DateField source="planUntil" options={dayFormat} />
      <NumberField source="cardCount" />
      <DateField source="createdAt" options={dayFormat} />
      <DateField source="lastSeenAt" />
      <NumberField source="unreadNotifications" />
      <NumberField source="unreadSupportMessages" />
    </ShowSection>
    <ShowSection title="handling">
      <BooleanField source="isEmailVerified" />
      <DateField source="emailVerificationExpires" />
      <EmailField source="pendingEmail" />
      <DateField source="emailChangeExpires" />
      <DateField source="emailChangedByStaffAt" />
      <EmailField source="emailBeforeStaff" />
      <DateField source="passwordResetExpires" />
      <BooleanField source="isGoogleAccount" />
      <TextArrayField source="tags" />
      <BooleanField source="isInvited" />
      <NumberField source="withdrawals" />
      <NumberField source="secondFactors" />
      <ReferenceField source="factorResetBy" reference="users" />
      <DateField source="factorResetAt" />
      <StatusField source="roleAsked" choice="userRole" />
      <ReferenceField source="roleAskedBy" reference="users" />
      <DateField source="roleAskedAt" />
    </ShowSection>
    <ShowSection title="system">
      <TextField source="id" dir="ltr" sortable />
      <TextField source="paymentCustomerId" dir="ltr" />
      <TextField source="googleId" dir="ltr" />
    </ShowSection>
  </>
);

export const UserTable = ({ bulk }: { bulk?: ReactNode }) => (
  <ListTable fields={userFields} phone={['email', 'planProductId']} bulk={bulk}>
    <DataTable.Col source="username" field={NameField} />
    <DataTable.Col source="email" />
    <DataTable.Col source="userRole" />
    <DataTable.Col source="planProductId" disableSort />
    <DataTable.Col source="cardCount" disableSort />
    <DataTable.Col source="isEmailVerified" disableSort />
    <DataTable.Col source="lastSeenAt" />
    <DataTable.Col source="createdAt" />
  </ListTable>
);
