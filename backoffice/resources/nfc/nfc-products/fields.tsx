import { BooleanField, DataTable, NumberField, SelectField, TextArrayField, TextField } from 'react-admin';
import { MoneyField } from '../../../kit/fields/MoneyField.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { LongTextField } from '../../../kit/fields/own-text-fields.tsx';
import { TranslationsField } from '../../../kit/fields/TranslationsField.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';
import { systemFields } from '../../../kit/show/system-fields.tsx';

export const nfcProductFields = (
  <>
    <ShowSection title="subject">
      <TextField source="name" />
      <LongTextField source="description" />
      <SelectField source="material" choices={choicesOf('material')} />
      <TextArrayField source="features" />
      <TranslationsField source="translations" />
    </ShowSection>
    <ShowSection title="prices">
      <MoneyField source="regularPrice" />
      <MoneyField source="additionalCardPrice" />
      <NumberField source="maxQuantity" />
    </ShowSection>
    <ShowSection title="visibility">
      <BooleanField source="isActive" />
      <NumberField source="sortOrder" />
    </ShowSection>
    {systemFields}
  </>
);

export const NfcProductTable = () => (
  <ListTable fields={nfcProductFields} phone={['isActive', 'regularPrice']}>
    <DataTable.Col source="name" field={NameField} />
    <DataTable.Col source="regularPrice" />
    <DataTable.Col source="additionalCardPrice" disableSort />
    <DataTable.Col source="isActive" />
    <DataTable.Col source="sortOrder" />
    <DataTable.Col source="updatedAt" disableSort />
  </ListTable>
);
