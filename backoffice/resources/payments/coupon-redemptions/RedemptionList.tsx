import { List } from 'react-admin';
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
  <List filters={filters}>
    <RedemptionTable />
  </List>
);
