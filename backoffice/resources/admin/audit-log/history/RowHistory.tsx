import { RecordContextProvider, useRecordContext } from 'react-admin';
import { auditView } from '../fields.tsx';
import type { ResourceName } from '../../../../kit/resource-entities.ts';
import { RelatedRows } from '../../../../kit/show/RelatedRows.tsx';

/** Staff's changes to the row on the page, newest first; each links to its entry. */
export function RowHistory({ entity }: { entity: ResourceName }) {
  const record = useRecordContext();
  if (!record) return null;
  // The log names rows of every table by text.
  return (
    <RecordContextProvider value={{ id: String(record.id) }}>
      <RelatedRows view={auditView} target="entityId" filter={{ entity }} />
    </RecordContextProvider>
  );
}
