import { choiceFilter, flagFilter, fromFilter, nameFilter, searchFilter } from '../../list/filter-inputs.tsx';
import { ResourceList } from '../../list/ResourceList.tsx';
import { cardView } from './fields.ts';

const filters = [
  searchFilter,
  choiceFilter('template', 'cardTemplate', true),
  flagFilter('isPublic', true),
  flagFilter('isSuspicious'),
  choiceFilter('cardType', 'cardType'),
  nameFilter('userId', 'users'),
  flagFilter('useCustomSlug'),
  fromFilter('createdAt'),
  fromFilter('updatedAt'),
];

export function CardList() {
  return <ResourceList view={cardView} filters={filters} />;
}
