import {
  choiceFilter,
  flagFilter,
  fromFilter,
  nameFilter,
  searchFilter,
} from '../../../kit/list/filter-inputs.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { addressView } from './fields.ts';

const filters = [
  searchFilter,
  choiceFilter('addressType', 'addressType', true),
  flagFilter('isPrimary', true),
  nameFilter('userId', 'users'),
  fromFilter('createdAt'),
];

const quick: QuickFilter[] = [
  { label: 'addressPage.ask.primary', filter: { isPrimary: true } },
  { label: 'addressPage.ask.shipping', filter: { addressType: 'shipping' } },
];

export function AddressList() {
  return <ResourceList view={addressView} filters={filters} quick={quick} canCreate />;
}
