import { BooleanField, DataTable, DateField, SelectField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';
import { systemFields } from '../../../kit/show/system-fields.tsx';

export const taxDocumentFields = (
  <>
    <ShowSection title="subject">
      <ReferenceField source="receiptId" reference="receipts" />
      <SelectField source="kind" choices={choicesOf('taxDocumentKind')} />
      <StatusField source="status" choice="taxDocumentStatus" />
      <TextField source="number" dir="ltr" />
      <TextField source="allocationNumber" dir="ltr" />
      <BooleanField source="needsAllocation" />
      <DateField source="issuedAt" sortable />
    </ShowSection>
    <ShowSection title="payment">
      <SelectField source="provider" choices={choicesOf('paymentProvider')} />
      <TextField source="documentUid" dir="ltr" />
      <TextField source="publicId" dir="ltr" />
      <TextField source="url" dir="ltr" />
    </ShowSection>
    <ShowSection title="handling">
      <TextField source="failure" />
      <TextField source="tries" dir="ltr" />
      <DateField source="nextTryAt" />
    </ShowSection>
    {systemFields}
  </>
);

export const TaxDocumentTable = () => (
  <ListTable fields={taxDocumentFields} phone={['receiptId', 'status']}>
    <DataTable.Col source="number" field={NameField} />
    <DataTable.Col source="receiptId" disableSort />
    <DataTable.Col source="kind" disableSort />
    <DataTable.Col source="status" />
    <DataTable.Col source="failure" disableSort />
    <DataTable.Col source="allocationNumber" disableSort />
    <DataTable.Col source="createdAt" />
  </ListTable>
);
