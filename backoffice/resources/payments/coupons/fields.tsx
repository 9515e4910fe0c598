import { BooleanField, DataTable, DateField, NumberField, SelectField, TextField } from 'react-admin';
import { ReferenceArrayField } from '../../../kit/fields/ReferenceArrayField.tsx';
import { MoneyField } from '../../../kit/fields/MoneyField.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { dayFormat } from '../../../kit/formatting/dates.ts';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';
import { systemFields } from '../../../kit/show/system-fields.tsx';

export const couponFields = (
  <>
    <ShowSection title="subject">
      <TextField source="code" dir="ltr" />
      <TextField source="name" />
      <TextField source="givenTo" />
    </ShowSection>
    <ShowSection title="prices">
      <NumberField source="percent" />
      <MoneyField source="amount" />
      <SelectField source="holdsFor" choices={choicesOf('couponHolds')} />
      <ReferenceArrayField source="productIds" reference="products" />
      <SelectField source="billingCycle" choices={choicesOf('billingCycle')} />
      <ReferenceArrayField source="nfcProductIds" reference="nfc-products" />
    </ShowSection>
    <ShowSection title="limits">
      <DateField source="firstDay" options={dayFormat} sortable />
      <DateField source="lastDay" options={dayFormat} />
      <NumberField source="maxUses" />
      <NumberField source="maxUsesEach" />
      <NumberField source="used" />
      <NumberField source="reserved" />
      <BooleanField source="isActive" />
    </ShowSection>
    {systemFields}
  </>
);

export const CouponTable = () => (
  <ListTable fields={couponFields} phone={['name', 'used']}>
    <DataTable.Col source="code" field={NameField} />
    <DataTable.Col source="name" />
    <DataTable.Col source="percent" disableSort />
    <DataTable.Col source="amount" disableSort />
    <DataTable.Col source="used" disableSort />
    <DataTable.Col source="reserved" disableSort />
    <DataTable.Col source="maxUses" />
    <DataTable.Col source="lastDay" />
    <DataTable.Col source="isActive" />
  </ListTable>
);
