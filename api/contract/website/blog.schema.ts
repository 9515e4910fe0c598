import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { maxFilterLength } from '../base/list-filters.ts';
import { idParams } from '../base/path-id.schema.ts';
import { publicCard } from '../cards/public-card.schema.ts';

const picture = publicCard.shape.cover;

const articleSummary = z.object({
  id: z.int().positive(),
  /** Address of the page in ASCII, `/blog/…`. */
  path: z.string(),
  title: z.string(),
  excerpt: z.string().nullable(),
  category: z.string().nullable(),
  picture,
  author: z.string().nullable(),
  authorPicture: picture,
  publishedAt: z.iso.datetime(),
  readingTime: z.int().positive(),
});
export type ArticleSummary = z.infer<typeof articleSummary>;

const articleList = z.object({
  articles: z.array(articleSummary),
  /** Categories of all published articles, the fullest first. */
  categories: z.array(z.object({ name: z.string(), count: z.int() })),
  /** Number of articles that match the filters. */
  total: z.int(),
  /** Counted from 1; a page beyond the last is empty. */
  page: z.int(),
  pages: z.int(),
});
export type ArticleList = z.infer<typeof articleList>;

const neighbour = z.object({ path: z.string(), title: z.string() }).nullable();

const article = articleSummary.extend({
  /** Clean HTML; its second-level headings carry the ids of `sections`. */
  html: z.string(),
  sections: z.array(z.object({ id: z.string(), title: z.string() })),
  tags: z.array(z.string()),
  authorBio: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  /** Why visitors don't see it, for an admin who previews it; null for a published one. */
  hidden: z.enum(['draft', 'scheduled']).nullable(),
  likeCount: z.int(),
  /** Whether the visitor who asks has liked it. */
  isLiked: z.boolean(),
  related: z.array(articleSummary),
  older: neighbour,
  newer: neighbour,
  seo: z.object({
    title: z.string().nullable(),
    description: z.string().nullable(),
    keywords: z.string().nullable(),
  }),
});
export type Article = z.infer<typeof article>;

const tag = 'Blog';

export const listArticlesSchemas = {
  summary: 'Lists published articles by category, tag or words, seven on a page',
  tag,
  query: z.object({
    category: z.string().max(maxFilterLength).optional(),
    tag: z.string().max(maxFilterLength).optional(),
    /** Each word has to be somewhere in the article. */
    q: z.string().max(maxFilterLength).optional(),
    page: z
      .string()
      .regex(/^[1-9]\d{0,4}$/)
      .transform(Number)
      .optional(),
  }),
  reply: articleList,
} satisfies EndpointSchemas;

export const readArticleSchemas = {
  summary: 'Reads a published article by its number or address',
  tag,
  params: z.object({ idOrSlug: z.string().min(1).max(255) }),
  /** An admin who asks for a preview gets drafts and scheduled articles, too; for other visitors it changes nothing. */
  query: z.object({ preview: z.string().max(maxFilterLength).optional() }),
  reply: article,
} satisfies EndpointSchemas;

const articleLikes = z.object({ likeCount: z.int(), isLiked: z.boolean() });
export type ArticleLikes = z.infer<typeof articleLikes>;

export const likeArticleSchemas = {
  summary: 'Likes an article; liking twice counts once',
  tag,
  params: idParams,
  reply: articleLikes,
} satisfies EndpointSchemas;

export const unlikeArticleSchemas = {
  summary: 'Takes a like of an article back',
  tag,
  params: idParams,
  reply: articleLikes,
} satisfies EndpointSchemas;

export const viewArticleSchemas = {
  summary: 'Counts a person’s view of an article',
  tag,
  params: idParams,
} satisfies EndpointSchemas;
