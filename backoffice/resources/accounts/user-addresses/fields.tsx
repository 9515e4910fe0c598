import { BooleanField, DataTable, SelectField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { KnownField, LongTextField } from '../../../kit/fields/own-text-fields.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { PhoneField } from '../../../kit/fields/link-fields.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';
import { systemFields } from '../../../kit/show/system-fields.tsx';

export const addressFields = (
  <>
    <ShowSection title="address">
      <TextField source="fullAddress" />
      <TextField source="street" />
      <TextField source="houseNumber" dir="ltr" />
      <TextField source="entrance" />
      <TextField source="floor" dir="ltr" />
      <TextField source="apartment" dir="ltr" />
      <TextField source="city" />
      <TextField source="state" />
      <TextField source="zipCode" dir="ltr" />
      <KnownField source="country" />
    </ShowSection>
    <ShowSection title="person">
      <ReferenceField source="userId" reference="users" />
      <TextField source="recipientName" />
      <PhoneField source="recipientPhone" />
      <SelectField source="addressType" choices={choicesOf('addressType')} />
      <BooleanField source="isPrimary" />
    </ShowSection>
    <ShowSection title="location">
      <TextField source="latitude" dir="ltr" />
      <TextField source="longitude" dir="ltr" />
      <LongTextField source="notes" />
    </ShowSection>
    {systemFields}
  </>
);

export const AddressTable = () => (
  <ListTable fields={addressFields} phone={['userId', 'addressType']}>
    <DataTable.Col source="fullAddress" field={NameField} disableSort />
    <DataTable.Col source="userId" disableSort />
    <DataTable.Col source="addressType" disableSort />
    <DataTable.Col source="isPrimary" disableSort />
    <DataTable.Col source="recipientName" disableSort />
    <DataTable.Col source="city" disableSort />
    <DataTable.Col source="createdAt" />
  </ListTable>
);
