import { TableList } from '../../../kit/list/TableList.tsx';
import { choiceFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { CannedAnswerTable } from './fields.tsx';

const filters = [searchFilter, choiceFilter('language', 'language', true)];

export const CannedAnswerList = () => (
  <TableList filters={filters} sort={{ field: 'sortOrder', order: 'ASC' }}>
    <CannedAnswerTable />
  </TableList>
);
