import { ReferenceName } from '../components/RecordName.tsx';
import type { ResourceName } from '../resource-entities.ts';
import type { FieldKind, ValueProps } from './field-kind.ts';
import { PlainList } from './PlainList.tsx';

/** An id of another resource, shown as the record's name. */
export function reference(resource: ResourceName): FieldKind {
  function Reference({ value }: ValueProps) {
    return <ReferenceName resource={resource} id={Number(value)} />;
  }
  return { View: Reference, toText: (value) => (value ? String(value) : ''), reference: resource };
}

export function references(resource: ResourceName): FieldKind {
  function References({ value }: ValueProps) {
    const ids = Array.isArray(value) ? value.map(Number) : [];
    return (
      <PlainList>
        {ids.map((id) => (
          <li key={id}>
            <ReferenceName resource={resource} id={id} />
          </li>
        ))}
      </PlainList>
    );
  }
  return {
    View: References,
    toText: (value) => (Array.isArray(value) ? value.join(', ') : ''),
    isSortable: false,
    isWide: true,
  };
}
