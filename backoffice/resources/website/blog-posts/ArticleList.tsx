import { flagFilter, fromFilter, searchFilter, untilFilter } from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { ArticleBulk } from './ArticleBulk.tsx';
import { articleView } from './fields.ts';

const filters = [
  searchFilter,
  flagFilter('isPublished'),
  fromFilter('publishedAt'),
  untilFilter('publishedAt'),
];

const quick: readonly QuickFilter[] = [
  { label: 'article.published', filter: { state: 'published' } },
  {
    label: 'article.scheduled',
    filter: { state: 'scheduled' },
    sort: { field: 'publishedAt', order: 'ASC' },
  },
  { label: 'article.drafts', filter: { state: 'draft' }, sort: { field: 'updatedAt', order: 'DESC' } },
];

export function ArticleList() {
  return <ResourceList view={articleView} filters={filters} quick={quick} bulk={<ArticleBulk />} canCreate />;
}
