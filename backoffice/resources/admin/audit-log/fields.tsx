import { useTranslate } from 'react-admin';
import { commandLine } from '../../../../api/contract/admin/audited.ts';
import { RowLink } from './history/RowLink.tsx';
import { actionLabel, entityLabel, rowLabel } from './history/messages.ts';
import { details } from '../../../kit/fields/details-kind.tsx';
import type { FieldKind, FieldMap, ValueProps } from '../../../kit/fields/field-kind.ts';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, text } from '../../../kit/fields/text-kinds.tsx';
import { defineListView } from '../../../kit/list/list-view.ts';

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
  toText: (value, record, translate) => rowLabel(String(record['entity']), String(value ?? ''), translate),
};

/** A person by the name they had then; whoever acted from the server's command line has no account. */
const actor: FieldKind = {
  View: function Actor({ value, record }: ValueProps) {
    const translate = useTranslate();
    return value === commandLine ? (
      <span>{translate('bikur.audit.commandLine')}</span>
    ) : (
      <text.View value={value} record={record} />
    );
  },
  toText: (value, record, translate) =>
    value === commandLine ? translate('bikur.audit.commandLine') : text.toText(value, record, translate),
};

export const auditFields: FieldMap<'audit-log'> = {
  id: number,
  actorId: reference('users'),
  actorName: actor,
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
