import { BooleanField, DataTable, DateField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { AgorotField } from '../../../kit/fields/MoneyField.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';

export const redemptionFields = (
  <>
    <ShowSection title="subject">
      <ReferenceField source="couponId" reference="coupons" />
      <ReferenceField source="userId" reference="users" />
      <ReferenceField source="packageId" reference="packages" />
      <ReferenceField source="orderId" reference="physical-card-orders" />
      <ReferenceField source="attemptId" reference="payments" />
      <StatusField source="status" choice="redemptionStatus" />
      <BooleanField source="isLate" />
    </ShowSection>
    <ShowSection title="prices">
      <AgorotField source="priceMinor" />
      <AgorotField source="discountMinor" />
    </ShowSection>
    <ShowSection title="system">
      <TextField source="id" dir="ltr" />
      <DateField source="createdAt" />
      <DateField source="settledAt" sortable />
    </ShowSection>
  </>
);

export const RedemptionTable = () => (
  <ListTable fields={redemptionFields} phone={['userId', 'discountMinor']}>
    <DataTable.Col source="id" field={NameField} />
    <DataTable.Col source="couponId" disableSort />
    <DataTable.Col source="userId" disableSort />
    <DataTable.Col source="status" />
    <DataTable.Col source="discountMinor" />
    <DataTable.Col source="priceMinor" disableSort />
    <DataTable.Col source="attemptId" disableSort />
    <DataTable.Col source="createdAt" />
  </ListTable>
);
