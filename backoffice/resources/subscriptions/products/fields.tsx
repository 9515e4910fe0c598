import { BooleanField, DataTable, NumberField, SelectField, TextArrayField, TextField } from 'react-admin';
import { LongTextField } from '../../../kit/fields/own-text-fields.tsx';
import { MoneyField } from '../../../kit/fields/MoneyField.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { TranslationsField } from '../../../kit/fields/TranslationsField.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';
import { systemFields } from '../../../kit/show/system-fields.tsx';

export const productFields = (
  <>
    <ShowSection title="subject">
      <TextField source="name" />
      <LongTextField source="description" />
      <SelectField source="packageType" choices={choicesOf('packageType')} />
      <TextField source="serialNumber" dir="ltr" />
    </ShowSection>
    <ShowSection title="prices">
      <MoneyField source="monthlyPrice" />
      <MoneyField source="yearlyPrice" />
      <SelectField source="billingCycle" choices={choicesOf('billingCycle')} />
    </ShowSection>
    <ShowSection title="limits">
      <NumberField source="basicCardCount" />
      <NumberField source="proCardCount" />
    </ShowSection>
    <ShowSection title="benefits">
      <TextArrayField source="features" />
      <TextField source="benefit1" />
      <TextField source="benefit2" />
      <TextField source="benefit3" />
      <TextField source="benefit4" />
      <TextField source="benefit5" />
      <TranslationsField source="translations" />
    </ShowSection>
    <ShowSection title="visibility">
      <BooleanField source="isActive" />
      <BooleanField source="showAtHome" />
      <BooleanField source="showAtUpgrade" />
      <BooleanField source="isPopular" />
      <NumberField source="sortOrder" />
    </ShowSection>
    {systemFields}
  </>
);

export const ProductTable = () => (
  <ListTable fields={productFields} phone={['packageType', 'monthlyPrice']}>
    <DataTable.Col source="name" field={NameField} />
    <DataTable.Col source="packageType" />
    <DataTable.Col source="monthlyPrice" />
    <DataTable.Col source="yearlyPrice" />
    <DataTable.Col source="basicCardCount" disableSort />
    <DataTable.Col source="proCardCount" disableSort />
    <DataTable.Col source="showAtHome" disableSort />
    <DataTable.Col source="showAtUpgrade" disableSort />
    <DataTable.Col source="isPopular" disableSort />
    <DataTable.Col source="isActive" />
    <DataTable.Col source="sortOrder" />
  </ListTable>
);
