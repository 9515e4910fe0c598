import {
  useGetRecordRepresentation,
  useGetResourceLabel,
  useRecordContext,
  useResourceContext,
} from 'react-admin';

/** "Package: Pro" in the bar. */
export function RecordHeading() {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const label = useGetResourceLabel()(resource, 1);
  const nameOf = useGetRecordRepresentation(resource);
  return (
    <span className="record">
      {label}
      {record ? <>: {nameOf(record)}</> : null}
    </span>
  );
}
