import { TableList } from '../../../kit/list/TableList.tsx';
import { choiceFilter, dayFilters, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { reviewFilter, reviewViews } from './differences.tsx';
import { StatementLineTable } from './fields.tsx';

const filters = [
  searchFilter,
  reviewFilter,
  choiceFilter('difference', 'statementDifference', true),
  choiceFilter('direction', 'statementDirection'),
  choiceFilter('provider', 'paymentProvider'),
  ...dayFilters('movedAt'),
];

export const StatementLineList = () => (
  <TableList filters={filters} sort={{ field: 'movedAt', order: 'DESC' }} views={reviewViews}>
    <StatementLineTable />
  </TableList>
);
