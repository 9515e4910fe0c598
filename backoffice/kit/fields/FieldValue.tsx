import { useRecordContext } from 'react-admin';
import { EmptyValue, isEmptyValue } from './EmptyValue.tsx';
import type { FieldKind } from './field-kind.ts';

export function FieldValue({ kind, source }: { kind: FieldKind; source: string }) {
  const record = useRecordContext();
  const value: unknown = record?.[source];
  if (!record || isEmptyValue(value)) return <EmptyValue />;
  return <kind.View value={value} record={record} />;
}
