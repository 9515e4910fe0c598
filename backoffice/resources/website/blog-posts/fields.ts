import { count, day, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { html } from '../../../kit/fields/html-kind.tsx';
import { image } from '../../../kit/fields/link-kinds.tsx';
import { lines } from '../../../kit/fields/list-kinds.tsx';
import { references } from '../../../kit/fields/reference-kinds.tsx';
import { code, longText, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import { stateOfArticle } from './article-state-kind.tsx';

export const articleFields: FieldMap<'blog-posts'> = {
  title: text,
  slug: code,
  category: text,
  tags: lines,
  featuredImage: image,
  excerpt: longText,
  content: html,
  isPublished: stateOfArticle,
  publishedAt: day,
  readingTime: count,
  viewCount: count,
  likeCount: count,
  relatedArticles: references('blog-posts'),
  author: text,
  authorImage: image,
  authorBio: longText,
  seoTitle: text,
  seoDescription: longText,
  seoKeywords: text,
  id: number,
  createdAt: moment,
  updatedAt: moment,
};

export const articleView = defineListView({
  resource: 'blog-posts',
  fields: articleFields,
  sections: { article: 'title', publishing: 'isPublished', author: 'author', seo: 'seoTitle', system: 'id' },
  nameColumn: 'title',
  columns: ['isPublished', 'category', 'author', 'publishedAt', 'viewCount', 'likeCount'],
  sortable: ['id', 'title', 'category', 'publishedAt', 'createdAt', 'updatedAt', 'viewCount', 'likeCount'],
  narrow: { second: 'publishedAt', end: 'isPublished' },
});
