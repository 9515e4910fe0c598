import { TableList } from '../../../kit/list/TableList.tsx';
import { choiceFilter, fromFilter, nameFilter } from '../../../kit/list/filter-inputs.tsx';
import { ImportTable } from './fields.tsx';

const filters = [
  choiceFilter('kind', 'importKind', true),
  choiceFilter('status', 'importStatus', true),
  nameFilter('createdBy', 'users'),
  fromFilter('createdAt'),
];

export const ImportList = () => (
  <TableList filters={filters}>
    <ImportTable />
  </TableList>
);
