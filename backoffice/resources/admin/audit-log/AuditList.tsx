import { SelectInput, useTranslate } from 'react-admin';
import { entityLabel } from './history/messages.ts';
import { fromFilter, nameFilter, SelectFilter, untilFilter } from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { auditActions, otherAuditEntities } from '../../../../api/contract/admin/audited.ts';
import { adminResourceNames } from '../../../../api/contract/admin/rows.schema.ts';
import { auditView } from './fields.tsx';

const actions = auditActions.map((id) => ({ id, name: `bikur.audit.actions.${id}` }));
const auditEntities = [...adminResourceNames, ...otherAuditEntities];

function ActionFilter(input: { source: string; alwaysOn?: boolean }) {
  return <SelectFilter {...input} choices={actions} />;
}

function EntityFilter(input: { source: string; alwaysOn?: boolean }) {
  const translate = useTranslate();
  const choices = auditEntities.map((id) => ({ id, name: entityLabel(id, translate) }));
  return <SelectInput {...input} choices={choices} translateChoice={false} />;
}

const filters = [
  <EntityFilter key="entity" source="entity" alwaysOn />,
  <ActionFilter key="action" source="action" alwaysOn />,
  nameFilter('actorId', 'users'),
  fromFilter('createdAt'),
  untilFilter('createdAt'),
];

const quick: QuickFilter[] = [
  { label: 'audit.ask.people', filter: { entity: 'users' } },
  { label: 'audit.ask.deletions', filter: { action: ['delete', 'close'] } },
  { label: 'audit.ask.viewing', filter: { action: ['view-as', 'view-as-end'] } },
];

export function AuditList() {
  return <ResourceList view={auditView} filters={filters} quick={quick} />;
}
