import { useGetResourceLabel, useRecordContext } from 'react-admin';
import { RecordName } from '../components/RecordName.tsx';
import type { ResourceName } from '../resource-entities.ts';

/** "Package: Pro" in the bar. */
export function RecordHeading({ resource }: { resource: ResourceName }) {
  const record = useRecordContext();
  const label = useGetResourceLabel()(resource, 1);
  return (
    <span>
      {label}
      {record ? ': ' : ''}
      {record ? <RecordName resource={resource} record={record} /> : null}
    </span>
  );
}
