import { TableList } from '../../../kit/list/TableList.tsx';
import { choiceFilter, dayFilters, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { reviewFilter, reviewViews } from '../statement-lines/differences.tsx';
import { PayoutLineTable } from './fields.tsx';

const filters = [
  searchFilter,
  reviewFilter,
  choiceFilter('difference', 'payoutDifference', true),
  choiceFilter('kind', 'payoutLineKind'),
  choiceFilter('provider', 'paymentProvider'),
  ...dayFilters('movedAt'),
];

export const PayoutLineList = () => (
  <TableList filters={filters} sort={{ field: 'movedAt', order: 'DESC' }} views={reviewViews}>
    <PayoutLineTable />
  </TableList>
);
