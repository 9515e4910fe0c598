import { flagFilter, fromFilter, searchFilter, untilFilter } from '../../list/filter-inputs.tsx';
import { ResourceList } from '../../list/ResourceList.tsx';
import { articleView } from './fields.ts';

const filters = [
  searchFilter,
  flagFilter('isPublished', true),
  fromFilter('publishedAt'),
  untilFilter('publishedAt'),
];

export function ArticleList() {
  return <ResourceList view={articleView} filters={filters} />;
}
