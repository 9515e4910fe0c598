import type { QueryClient } from '@tanstack/react-query';
import type { PageState } from '../../api/contract/website/rendering.ts';
import { describeArticle } from '../features/website/blog/describe-article.ts';
import { describeBlog } from '../features/website/blog/describe-blog.ts';
import { describeHelp } from '../features/website/help/describe-help.ts';
import { defineMessages } from '../i18n/define-messages.ts';
import { useMessages } from '../i18n/messages.ts';
import type { ResolvedPage } from '../routes/resolve-page.ts';
import { pageTitle } from '../routes/page-title.ts';
import type { RouteId } from '../routes/route-table.ts';
import { addressesOf, type DescribedPage, type PageDescription } from '../lib/page-description.ts';

/** Routes whose pages are described by their content. */
const describers: Partial<
  Record<RouteId, (page: DescribedPage) => PageDescription | Promise<PageDescription>>
> = {
  blog: describeBlog,
  'blog-post': describeArticle,
  help: describeHelp,
};

const useDescriptions = defineMessages('descriptions', import.meta.glob('../i18n/descriptions.??.ts'));

export async function describePage(
  page: Extract<ResolvedPage, { kind: 'page' }>,
  state: PageState,
  queries: QueryClient,
): Promise<PageDescription> {
  const { titles, brand } = await useMessages.load(state.language);
  const descriptions = await useDescriptions.load(state.language);
  const route = page.status === 200 && page.found?.route.listed ? page.found.route : null;
  const common: PageDescription = {
    title: pageTitle(titles[page.title], brand),
    description: route ? descriptions[route.id] : undefined,
    ...addressesOf(route ? state.publicUrl + route.path : null, state.language),
  };
  const describe = page.status === 200 && page.found ? describers[page.found.route.id] : undefined;
  return describe && page.found ? describe({ found: page.found, state, queries, common, brand }) : common;
}
