import { TableList } from '../../../kit/list/TableList.tsx';
import {
  choiceFilter,
  fromFilter,
  namedFilter,
  searchFilter,
  untilFilter,
} from '../../../kit/list/filter-inputs.tsx';
import { PayoutTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('status', 'payoutStatus', true),
  namedFilter('source', 'payments.payoutSource', [
    { id: 'told', name: 'bikur.payments.payoutsTold' },
    { id: 'entered', name: 'bikur.payments.payoutsEntered' },
  ]),
  choiceFilter('provider', 'paymentProvider'),
  fromFilter('valueDay'),
  untilFilter('valueDay'),
];

export const PayoutList = () => (
  <TableList filters={filters} sort={{ field: 'valueDay', order: 'DESC' }}>
    <PayoutTable />
  </TableList>
);
