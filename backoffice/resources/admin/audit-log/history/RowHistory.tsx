import { useRecordContext } from 'react-admin';
import { auditView } from '../fields.tsx';
import type { ResourceName } from '../../../../kit/resource-entities.ts';
import { FilteredRows } from '../../../../kit/show/FilteredRows.tsx';

/** What staff did to the row on the page, newest first; each leads to what it changed. */
export function RowHistory({ entity }: { entity: ResourceName }) {
  const record = useRecordContext();
  if (!record) return null;
  return <FilteredRows view={auditView} filter={{ entity, entityId: String(record.id) }} name="history" />;
}
