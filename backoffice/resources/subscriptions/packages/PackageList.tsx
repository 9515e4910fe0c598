import { TableList } from '../../../kit/list/TableList.tsx';
import { PlainDayInput } from '../../../kit/form/time-inputs.tsx';
import {
  choiceFilter,
  flagFilter,
  dayFilters,
  nameFilter,
  searchFilter,
} from '../../../kit/list/filter-inputs.tsx';
import { daysAgo } from '../../../kit/list/recent-days.ts';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { PackageTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('status', 'packageStatus', true),
  nameFilter('productId', 'products'),
  nameFilter('userId', 'users'),
  choiceFilter('billingCycle', 'billingCycle'),
  choiceFilter('renewalProcessStatus', 'renewalProcessStatus'),
  flagFilter('isPaid'),
  flagFilter('autoRenew'),
  flagFilter('isEnterprise'),
  ...dayFilters('endDate'),
  <PlainDayInput key="inForceOn" source="inForceOn" label="bikur.payments.inForceOn" />,
];

export function PackageList() {
  const quick: QuickFilter[] = [
    { label: 'payments.overdue', filter: { status: 'past_due' } },
    {
      label: 'payments.endingSoon',
      filter: { status: 'active', endDate_gte: daysAgo(0), endDate_lte: daysAgo(-7) },
      sort: { field: 'endDate', order: 'ASC' },
    },
    { label: 'payments.notRenewed', filter: { status: 'active', isPaid: true, autoRenew: false } },
  ];
  return (
    <TableList filters={filters} views={quick}>
      <PackageTable />
    </TableList>
  );
}
