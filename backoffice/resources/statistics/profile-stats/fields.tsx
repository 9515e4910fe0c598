import { DataTable, DateField, NumberField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { DailyViewsField } from './DailyViewsField.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';

export const statsFields = (
  <>
    <ShowSection title="views">
      <ReferenceField source="profileId" reference="business-profiles" />
      <NumberField source="views" />
      <NumberField source="uniqueVisitors" />
      <NumberField source="lastWeekViews" />
      <NumberField source="lastMonthViews" />
      <DailyViewsField source="dailyViewsData" />
    </ShowSection>
    <ShowSection title="clicks">
      <NumberField source="phoneClicks" />
      <NumberField source="whatsappClicks" />
      <NumberField source="emailClicks" />
      <NumberField source="websiteClicks" />
      <NumberField source="mapClicks" />
      <NumberField source="socialClicks" />
      <NumberField source="contactFormSubmissions" />
      <NumberField source="cardDownloads" />
    </ShowSection>
    <ShowSection title="system">
      <TextField source="id" dir="ltr" sortable />
      <DateField source="createdAt" />
      <DateField source="updatedAt" />
    </ShowSection>
  </>
);

export const StatsTable = () => (
  <ListTable fields={statsFields} phone={['updatedAt', 'views']}>
    <DataTable.Col source="profileId" field={NameField} />
    <DataTable.Col source="views" />
    <DataTable.Col source="uniqueVisitors" />
    <DataTable.Col source="lastWeekViews" />
    <DataTable.Col source="lastMonthViews" />
    <DataTable.Col source="phoneClicks" disableSort />
    <DataTable.Col source="whatsappClicks" disableSort />
    <DataTable.Col source="cardDownloads" disableSort />
    <DataTable.Col source="updatedAt" disableSort />
  </ListTable>
);
