import { useTranslate } from 'react-admin';
import { RowLink } from '../../audit/RowLink.tsx';
import { actionLabel, entityLabel } from '../../audit/words.ts';
import { details } from '../../fields/details-kind.tsx';
import type { FieldKind, FieldMap, ValueProps } from '../../fields/field-kind.ts';
import { moment, number } from '../../fields/figure-kinds.tsx';
import { reference } from '../../fields/reference-kinds.tsx';
import { code, text } from '../../fields/text-kinds.tsx';
import { defineListView } from '../../list/list-view.ts';

const action: FieldKind = {
  View: function Action({ value }: ValueProps) {
    return <strong style={{ fontWeight: 600 }}>{actionLabel(String(value), useTranslate())}</strong>;
  },
  toText: (value, _record, translate) => actionLabel(String(value ?? ''), translate),
};

const entity: FieldKind = {
  View: function Entity({ value }: ValueProps) {
    return <span>{entityLabel(String(value), useTranslate())}</span>;
  },
  toText: (value, _record, translate) => entityLabel(String(value ?? ''), translate),
};

const row: FieldKind = {
  View: function Row({ value, record }: ValueProps) {
    return <RowLink entity={String(record['entity'])} entityId={String(value)} />;
  },
  toText: (value) => `#${String(value ?? '')}`,
};

export const auditFields: FieldMap<'audit-log'> = {
  id: number,
  actorId: reference('users'),
  actorName: text,
  action,
  entity,
  entityId: row,
  before: details,
  after: details,
  requestId: code,
  createdAt: moment,
};

export const auditView = defineListView({
  resource: 'audit-log',
  fields: auditFields,
  nameColumn: 'id',
  columns: ['createdAt', 'actorName', 'action', 'entityId'],
  sortable: ['id', 'createdAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'action', end: 'createdAt' },
});
