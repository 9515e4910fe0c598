import { DataTable, DateField, SelectField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { LongTextField } from '../../../kit/fields/own-text-fields.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';

export const cardReviewFields = (
  <>
    <ShowSection title="subject">
      <StatusField source="status" choice="reviewStatus" />
      <SelectField source="kind" choices={choicesOf('reviewKind')} />
      <TextField source="stars" dir="ltr" />
      <LongTextField source="words" />
      <TextField source="subject" />
      <ReferenceField source="profileId" reference="business-profiles" />
      <LongTextField source="answer" />
    </ShowSection>
    <ShowSection title="person">
      <TextField source="authorName" />
      <DateField source="agreedAt" />
      <TextField source="noticeVersion" />
      <SelectField source="language" choices={choicesOf('cardLanguage')} />
      <DateField source="createdAt" />
    </ShowSection>
    <ShowSection title="handling">
      <SelectField source="reportReason" choices={choicesOf('reviewReportReason')} />
      <DateField source="reportedAt" />
      <SelectField source="takenReason" choices={choicesOf('reportReason')} />
      <LongTextField source="takenMessage" />
      <SelectField source="statusBefore" choices={choicesOf('reviewStatus')} />
      <ReferenceField source="decidedBy" reference="users" />
      <DateField source="decidedAt" />
    </ShowSection>
    <ShowSection title="system">
      <TextField source="id" dir="ltr" sortable />
      <TextField source="invitationId" dir="ltr" />
      <DateField source="answeredAt" />
      <DateField source="publishedAt" />
    </ShowSection>
  </>
);

export const CardReviewTable = () => (
  <ListTable fields={cardReviewFields} phone={['profileId', 'status']}>
    <DataTable.Col source="words" field={NameField} disableSort />
    <DataTable.Col source="stars" />
    <DataTable.Col source="authorName" disableSort />
    <DataTable.Col source="profileId" disableSort />
    <DataTable.Col source="status" />
    <DataTable.Col source="reportReason" disableSort />
    <DataTable.Col source="createdAt" />
  </ListTable>
);
