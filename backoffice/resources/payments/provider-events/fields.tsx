import { DataTable, DateField, SelectField, TextField } from 'react-admin';
import { DetailsField } from '../../../kit/fields/DetailsField.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';

export const providerEventFields = (
  <>
    <ShowSection title="subject">
      <SelectField source="provider" choices={choicesOf('paymentProvider')} />
      <SelectField source="hint" choices={choicesOf('eventHint')} />
      <StatusField source="status" choice="eventStatus" />
      <DateField source="createdAt" />
      <DateField source="processedAt" sortable />
    </ShowSection>
    <ShowSection title="payment">
      <TextField source="reference" dir="ltr" />
      <TextField source="txnId" dir="ltr" />
      <TextField source="disputeUid" dir="ltr" />
      <TextField source="recurringUid" dir="ltr" />
      <DetailsField source="payload" isForeign />
    </ShowSection>
    <ShowSection title="system">
      <TextField source="id" dir="ltr" />
      <TextField source="dedupeKey" dir="ltr" />
      <TextField source="tries" dir="ltr" />
      <DateField source="nextTryAt" />
    </ShowSection>
  </>
);

export const ProviderEventTable = () => (
  <ListTable fields={providerEventFields} phone={['hint', 'status']}>
    <DataTable.Col source="id" field={NameField} />
    <DataTable.Col source="provider" disableSort />
    <DataTable.Col source="hint" disableSort />
    <DataTable.Col source="status" />
    <DataTable.Col source="reference" disableSort />
    <DataTable.Col source="tries" disableSort />
    <DataTable.Col source="createdAt" />
  </ListTable>
);
