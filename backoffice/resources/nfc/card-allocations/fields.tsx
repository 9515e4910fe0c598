import { DataTable, NumberField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';
import { systemFields } from '../../../kit/show/system-fields.tsx';

export const allocationFields = (
  <>
    <ShowSection title="subject">
      <ReferenceField source="profileId" reference="business-profiles" />
      <ReferenceField source="userId" reference="users" />
      <ReferenceField source="orderId" reference="physical-card-orders" />
      <NumberField source="quantity" />
      <StatusField source="status" choice="allocationStatus" />
      <TextField source="tapCode" dir="ltr" />
      <TextField source="name" />
    </ShowSection>
    {systemFields}
  </>
);

export const AllocationTable = () => (
  <ListTable fields={allocationFields} phone={['profileId', 'status']}>
    <DataTable.Col source="tapCode" field={NameField} disableSort />
    <DataTable.Col source="profileId" disableSort />
    <DataTable.Col source="userId" disableSort />
    <DataTable.Col source="orderId" disableSort />
    <DataTable.Col source="quantity" />
    <DataTable.Col source="status" />
    <DataTable.Col source="createdAt" />
  </ListTable>
);
