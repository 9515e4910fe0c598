import { TableList } from '../../../kit/list/TableList.tsx';
import { choiceFilter, dayFilters, namedFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { PayoutTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('status', 'payoutStatus', true),
  namedFilter('source', 'payments.payoutSource', [
    { id: 'told', name: 'bikur.payments.payoutsTold' },
    { id: 'entered', name: 'bikur.payments.payoutsEntered' },
  ]),
  choiceFilter('provider', 'paymentProvider'),
  ...dayFilters('valueDay'),
];

export const PayoutList = () => (
  <TableList filters={filters} sort={{ field: 'valueDay', order: 'DESC' }}>
    <PayoutTable />
  </TableList>
);
