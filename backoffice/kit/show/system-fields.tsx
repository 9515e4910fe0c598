import { DateField, TextField } from 'react-admin';
import { ShowSection } from './ShowSection.tsx';

/** Where a record's page says the number alone. */
export const idAlone = (
  <ShowSection title="system">
    <TextField source="id" dir="ltr" sortable />
  </ShowSection>
);

/** What the system keeps of every record, at the end of its page. */
export const systemFields = (
  <ShowSection title="system">
    <TextField source="id" sortable />
    <DateField source="createdAt" sortable />
    <DateField source="updatedAt" />
  </ShowSection>
);
