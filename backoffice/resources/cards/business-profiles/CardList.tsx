import { TableList } from '../../../kit/list/TableList.tsx';
import {
  choiceFilter,
  flagFilter,
  dayFilters,
  nameFilter,
  searchFilter,
} from '../../../kit/list/filter-inputs.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { daysAgo } from '../../../kit/list/recent-days.ts';
import { CardTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('template', 'cardTemplate', true),
  flagFilter('isPublic', true),
  flagFilter('isHeld'),
  flagFilter('isSuspicious'),
  choiceFilter('cardType', 'cardType'),
  nameFilter('userId', 'users'),
  flagFilter('useCustomSlug'),
  ...dayFilters('createdAt', ['from']),
  ...dayFilters('updatedAt', ['from']),
];

export function CardList() {
  const quick: QuickFilter[] = [
    { label: 'cardPage.ask.newThisWeek', filter: { createdAt_gte: daysAgo(7) } },
    { label: 'cardPage.ask.held', filter: { isHeld: true } },
    { label: 'cardPage.ask.suspicious', filter: { isSuspicious: true } },
    { label: 'cardPage.ask.private', filter: { isPublic: false } },
    { label: 'cardPage.ask.own', filter: { useCustomSlug: true } },
  ];
  return (
    <TableList filters={filters} sort={{ field: 'updatedAt', order: 'DESC' }} views={quick}>
      <CardTable />
    </TableList>
  );
}
