import { otherAuditEntities } from '../../../../api/contract/admin/audited.ts';
import { adminResourceNames } from '../../../../api/contract/admin/rows.schema.ts';
import { SelectInput, useTranslate } from 'react-admin';
import { TableList } from '../../../kit/list/TableList.tsx';
import { entityLabel } from './history/messages.ts';
import { dayFilters, nameFilter, searchFilter, SelectFilter } from '../../../kit/list/filter-inputs.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { auditActions } from '../../../../api/contract/admin/audited.ts';
import { AuditTable } from './fields.tsx';

const actions = auditActions.map((id) => ({ id, name: `bikur.audit.actions.${id}` }));
const auditEntities = [...adminResourceNames, ...otherAuditEntities];

function EntityFilter(input: { source: string; alwaysOn?: boolean }) {
  const translate = useTranslate();
  const choices = auditEntities.map((id) => ({ id, name: entityLabel(id, translate) }));
  return <SelectInput {...input} choices={choices} translateChoice={false} />;
}

const filters = [
  searchFilter,
  <EntityFilter key="entity" source="entity" alwaysOn />,
  <SelectFilter key="action" source="action" choices={actions} alwaysOn />,
  nameFilter('actorId', 'users'),
  ...dayFilters('createdAt'),
];

const quick: QuickFilter[] = [
  { label: 'audit.ask.people', filter: { entity: 'users' } },
  { label: 'audit.ask.deletions', filter: { action: ['delete', 'close'] } },
  { label: 'audit.ask.viewing', filter: { action: ['view-as', 'view-as-end'] } },
];

export const AuditList = () => (
  <TableList filters={filters} views={quick}>
    <AuditTable />
  </TableList>
);
