import { NumberInput, useTranslate, useTranslateLabel } from 'react-admin';
import { TableList } from '../../../kit/list/TableList.tsx';
import { nameFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { StatsTable } from './fields.tsx';

function AtLeast({ source, field }: { source: string; field: string; alwaysOn?: boolean }) {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const label = translate('bikur.list.from', { field: labelOf({ source: field }) });
  return <NumberInput source={source} label={label} min={0} step={1} />;
}

const filters = [
  searchFilter,
  nameFilter('profileId', 'business-profiles', true),
  <AtLeast key="views" source="views_gte" field="views" />,
  <AtLeast key="week" source="lastWeekViews_gte" field="lastWeekViews" />,
  <AtLeast key="month" source="lastMonthViews_gte" field="lastMonthViews" />,
];

const quick: QuickFilter[] = [
  {
    label: 'statsPage.ask.busiest',
    filter: { lastWeekViews_gte: 1 },
    sort: { field: 'lastWeekViews', order: 'DESC' },
  },
  { label: 'statsPage.ask.asleep', filter: { lastMonthViews: 0 } },
];

export const StatsList = () => (
  <TableList filters={filters} sort={{ field: 'lastMonthViews', order: 'DESC' }} views={quick}>
    <StatsTable />
  </TableList>
);
