import { TableList } from '../../../kit/list/TableList.tsx';
import {
  choiceFilter,
  fromFilter,
  nameFilter,
  searchFilter,
  untilFilter,
} from '../../../kit/list/filter-inputs.tsx';
import { RedemptionTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('status', 'redemptionStatus', true),
  nameFilter('userId', 'users'),
  fromFilter('createdAt'),
  untilFilter('createdAt'),
];

export const RedemptionList = () => (
  <TableList filters={filters}>
    <RedemptionTable />
  </TableList>
);
