import { z } from 'zod';
import { id, idList, tags, timestamp } from '../../base/columns.schema.ts';

/**
 * An article of the blog.
 * A row of `blog_posts` as JSON carries it; the defaults are the table's.
 */
export const blogPostRow = z.object({
  id,
  slug: z.string().min(1).max(255),
  title: z.string().min(1).max(255),
  excerpt: z.string().max(1000).nullable().default(null),
  content: z.string().default(''),
  featuredImage: z.string().max(2000).nullable().default(null),
  category: z.string().max(80).nullable().default(null),
  tags: tags.default([]),
  author: z.string().max(120).nullable().default(null),
  authorImage: z.string().max(2000).nullable().default(null),
  authorBio: z.string().max(1000).nullable().default(null),
  readingTime: z.int().min(1).default(5),
  isPublished: z.boolean().default(true),
  publishedAt: timestamp.nullable().default(null),
  seoTitle: z.string().max(120).nullable().default(null),
  seoDescription: z.string().max(320).nullable().default(null),
  seoKeywords: z.string().max(500).nullable().default(null),
  relatedArticles: idList.default([]),
  viewCount: z.int().min(0).default(0),
  likeCount: z.int().min(0).default(0),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type BlogPostRow = z.output<typeof blogPostRow>;
