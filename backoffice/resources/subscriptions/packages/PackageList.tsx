import { TableList } from '../../../kit/list/TableList.tsx';
import { useState } from 'react';
import { PlainDayInput } from '../../../kit/form/time-inputs.tsx';
import {
  choiceFilter,
  flagFilter,
  dayFilters,
  nameFilter,
  searchFilter,
} from '../../../kit/list/filter-inputs.tsx';
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

const day = 86_400_000;
const dayInIsrael = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' });

function questions(now: Date): QuickFilter[] {
  return [
    { label: 'payments.overdue', filter: { status: 'past_due' } },
    {
      label: 'payments.endingSoon',
      filter: {
        status: 'active',
        endDate_gte: dayInIsrael.format(now),
        endDate_lte: dayInIsrael.format(new Date(now.getTime() + 7 * day)),
      },
      sort: { field: 'endDate', order: 'ASC' },
    },
    { label: 'payments.notRenewed', filter: { status: 'active', isPaid: true, autoRenew: false } },
  ];
}

export function PackageList() {
  const [quick] = useState(() => questions(new Date()));
  return (
    <TableList filters={filters} views={quick}>
      <PackageTable />
    </TableList>
  );
}
