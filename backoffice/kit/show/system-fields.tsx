import { DateField, TextField } from 'react-admin';
import { ShowSection } from './ShowSection.tsx';

/** What the system keeps of every record, at the end of its page. */
export const systemFields = (
  <ShowSection title="system">
    <TextField source="id" sortable />
    <DateField source="createdAt" sortable />
    <DateField source="updatedAt" />
  </ShowSection>
);
