import { List } from 'react-admin';
import { choiceFilter, fromFilter, nameFilter } from '../../../kit/list/filter-inputs.tsx';
import { ImportTable } from './fields.tsx';

const filters = [
  choiceFilter('kind', 'importKind', true),
  choiceFilter('status', 'importStatus', true),
  nameFilter('createdBy', 'users'),
  fromFilter('createdAt'),
];

export const ImportList = () => (
  <List filters={filters}>
    <ImportTable />
  </List>
);
