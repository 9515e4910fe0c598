import { TableList } from '../../../kit/list/TableList.tsx';
import { choiceFilter, dayFilters, nameFilter } from '../../../kit/list/filter-inputs.tsx';
import { ImportTable } from './fields.tsx';

const filters = [
  choiceFilter('kind', 'importKind', true),
  choiceFilter('status', 'importStatus', true),
  nameFilter('createdBy', 'users'),
  ...dayFilters('createdAt', ['from']),
];

export const ImportList = () => (
  <TableList filters={filters}>
    <ImportTable />
  </TableList>
);
