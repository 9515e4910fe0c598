import { articleFilters } from '../../../../api/contract/base/list-filters.ts';
import { addressesOf, type DescribedPage, type PageDescription } from '../../../lib/page-description.ts';
import { withFilters } from '../../../lib/with-filters.ts';
import { feedPath } from './feed-path.ts';

/** The list's description. Pages and categories have canonical addresses; search results must not be indexed. */
export function describeBlog({ state, common }: DescribedPage): PageDescription {
  const { searchParams, search } = new URL(state.publicUrl + state.url);
  const isSearch = searchParams.has('q') || searchParams.has('tag');
  const address = state.publicUrl + withFilters('/blog', articleFilters, search);
  return {
    ...common,
    ...addressesOf(isSearch ? null : address, state.language),
    feed: state.publicUrl + feedPath,
  };
}
