import { List } from 'react-admin';
import { choiceFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { CannedAnswerTable } from './fields.tsx';

const filters = [searchFilter, choiceFilter('language', 'language', true)];

export const CannedAnswerList = () => (
  <List filters={filters} sort={{ field: 'sortOrder', order: 'ASC' }}>
    <CannedAnswerTable />
  </List>
);
