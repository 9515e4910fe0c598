import { useRecordContext } from 'react-admin';
import { auditView } from '../fields.tsx';
import type { ResourceName } from '../../../../kit/resource-entities.ts';
import { FilteredRows } from '../../../../kit/show/FilteredRows.tsx';

/** Staff's changes to the row on the page, newest first; each links to its entry. */
export function RowHistory({ entity }: { entity: ResourceName }) {
  const record = useRecordContext();
  if (!record) return null;
  return <FilteredRows view={auditView} filter={{ entity, entityId: String(record.id) }} name="history" />;
}
