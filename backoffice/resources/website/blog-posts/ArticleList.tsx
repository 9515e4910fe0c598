import { TableList } from '../../../kit/list/TableList.tsx';
import { flagFilter, dayFilters, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { ArticleBulk } from './ArticleBulk.tsx';
import { ArticleTable } from './fields.tsx';

const filters = [searchFilter, flagFilter('isPublished'), ...dayFilters('publishedAt')];

const quick: readonly QuickFilter[] = [
  { label: 'article.published', filter: { state: 'published' } },
  {
    label: 'article.scheduled',
    filter: { state: 'scheduled' },
    sort: { field: 'publishedAt', order: 'ASC' },
  },
  { label: 'article.drafts', filter: { state: 'draft' }, sort: { field: 'updatedAt', order: 'DESC' } },
];

export const ArticleList = () => (
  <TableList filters={filters} views={quick}>
    <ArticleTable bulk={<ArticleBulk />} />
  </TableList>
);
