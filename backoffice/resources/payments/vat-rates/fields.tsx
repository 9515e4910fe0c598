import { DataTable, DateField, TextField } from 'react-admin';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { dayFormat } from '../../../kit/formatting/dates.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';

export const vatRateFields = (
  <>
    <ShowSection title="content">
      <DateField source="firstDay" options={dayFormat} />
      <TextField source="rate" dir="ltr" />
    </ShowSection>
    <ShowSection title="system">
      <TextField source="id" dir="ltr" sortable />
      <DateField source="createdAt" />
    </ShowSection>
  </>
);

export const VatRateTable = () => (
  <ListTable fields={vatRateFields} phone={['createdAt', 'rate']}>
    <DataTable.Col source="firstDay" field={NameField} />
    <DataTable.Col source="rate" />
    <DataTable.Col source="createdAt" />
  </ListTable>
);
