import type { Article, ArticleSummary } from '../../../contract/website/blog.schema.ts';
import { cleanTypedLine } from '../../../contract/base/typed-text.ts';
import { sanitizeArticle } from '../../../lib/sanitize-article.ts';
import type { BlogPost } from '../../../models/BlogPost.ts';
import { describePicture } from '../../../contract/cards/picture-address.ts';
import { markSections } from './article-sections.ts';

/** Path of an article's page, in ASCII. */
export const articlePath = ({ slug }: Pick<BlogPost, 'slug'>): string => `/blog/${encodeURIComponent(slug)}`;

/** An article in a list. Pictures that we don't store are left out: pages load nothing from elsewhere. */
export function presentSummary(post: BlogPost): ArticleSummary {
  return {
    id: post.id,
    path: articlePath(post),
    title: line(post.title) ?? '–',
    excerpt: line(post.excerpt),
    category: line(post.category),
    picture: describePicture(post.featuredImage),
    author: line(post.author),
    authorPicture: describePicture(post.authorImage),
    publishedAt: (post.publishedAt ?? post.createdAt).toISOString(),
    readingTime: post.readingTime,
  };
}

interface ArticleContext {
  isLiked: boolean;
  hidden: Article['hidden'];
  related: BlogPost[];
  older: BlogPost | undefined;
  newer: BlogPost | undefined;
}

/** A whole article. It is sanitized again on the way out: rows may be older than the rules (docs/security.md). */
export function presentArticle(
  post: BlogPost,
  { isLiked, hidden, related, older, newer }: ArticleContext,
): Article {
  return {
    ...presentSummary(post),
    ...markSections(sanitizeArticle(post.content)),
    tags: post.tags,
    authorBio: line(post.authorBio),
    updatedAt: post.updatedAt.toISOString(),
    likeCount: post.likeCount,
    isLiked,
    hidden,
    related: related.map(presentSummary),
    older: older ? presentNeighbour(older) : null,
    newer: newer ? presentNeighbour(newer) : null,
    seo: {
      title: line(post.seoTitle),
      description: line(post.seoDescription),
      keywords: line(post.seoKeywords),
    },
  };
}

const presentNeighbour = (post: BlogPost) => ({ path: articlePath(post), title: line(post.title) ?? '–' });

function line(text: string | null): string | null {
  return (text && cleanTypedLine(text)) || null;
}
