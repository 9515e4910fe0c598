import { DataTable, DateField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';

export const checkoutLockFields = (
  <>
    <ShowSection title="subject">
      <ReferenceField source="userId" reference="users" />
      <TextField source="cardLast4" dir="ltr" />
      <TextField source="declines" dir="ltr" />
      <DateField source="closedAt" />
      <DateField source="opensAt" />
    </ShowSection>
    <ShowSection title="system">
      <TextField source="id" dir="ltr" />
    </ShowSection>
  </>
);

export const CheckoutLockTable = () => (
  <ListTable fields={checkoutLockFields} phone={['userId', 'opensAt']}>
    <DataTable.Col source="id" field={NameField} />
    <DataTable.Col source="userId" disableSort />
    <DataTable.Col source="cardLast4" disableSort />
    <DataTable.Col source="declines" disableSort />
    <DataTable.Col source="closedAt" />
    <DataTable.Col source="opensAt" />
  </ListTable>
);
