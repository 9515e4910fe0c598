import { languageOfText } from '../../../../api/contract/base/languages.ts';
import type { Article } from '../../../../api/contract/website/blog.schema.ts';
import type { DescribedPage, PageDescription } from '../../../lib/page-description.ts';
import { readsOf } from '../../../routes/page-reads.ts';
import { pageTitle } from '../../../routes/page-title.ts';
import { feedPath } from './feed-path.ts';
import { useBlogMessages } from './use-blog-messages.ts';

/**
 * An article's own description. It is written in one language, so it has one address whatever the interface's language.
 */
export async function describeArticle({
  found,
  state,
  queries,
  common,
  brand,
}: DescribedPage): Promise<PageDescription> {
  const [read = ''] = readsOf(found, new URL(state.publicUrl + state.url).search);
  const article = queries.getQueryData<Article>([read]);
  if (!article) return common;
  // An article only staff can see has no canonical address and no link preview.
  if (article.hidden) return { ...common, title: pageTitle(article.title, brand), canonical: undefined };
  const { publicUrl: site } = state;
  const { title, excerpt, picture, author, publishedAt, updatedAt, category, tags, seo } = article;
  const canonical = site + article.path;
  const description = seo.description ?? excerpt ?? undefined;
  const image = picture && { href: site + picture.src, width: picture.width, height: picture.height };
  const language = languageOfText(title);
  const { breadcrumb } = await useBlogMessages.load(language);
  return {
    ...common,
    title: pageTitle(seo.title ?? title, brand),
    description,
    canonical,
    contentLanguage: language,
    ...(image && { picture: image }),
    article: { publishedAt, updatedAt, author, section: category, tags },
    feed: site + feedPath,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        ...(description && { description }),
        ...(image && { image: [image.href] }),
        datePublished: publishedAt,
        dateModified: updatedAt,
        ...(author && { author: { '@type': 'Person', name: author } }),
        publisher: {
          '@type': 'Organization',
          name: state.company.name,
          url: site,
          ...(state.company.social.length > 0 && { sameAs: state.company.social.map(({ url }) => url) }),
        },
        ...(category && { articleSection: category }),
        ...(tags.length > 0 && { keywords: tags.join(', ') }),
        inLanguage: language,
        mainEntityOfPage: canonical,
      },
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: breadcrumb,
            item: `${site}/blog`,
          },
          { '@type': 'ListItem', position: 2, name: title, item: canonical },
        ],
      },
    ],
  };
}
