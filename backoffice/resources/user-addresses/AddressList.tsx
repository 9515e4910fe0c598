import { choiceFilter, flagFilter, fromFilter, nameFilter, searchFilter } from '../../list/filter-inputs.tsx';
import { ResourceList } from '../../list/ResourceList.tsx';
import { addressView } from './fields.ts';

const filters = [
  searchFilter,
  choiceFilter('addressType', 'addressType', true),
  flagFilter('isPrimary', true),
  nameFilter('userId', 'users'),
  fromFilter('createdAt'),
];

export function AddressList() {
  return <ResourceList view={addressView} filters={filters} />;
}
