import { count, day, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { html } from '../../../kit/fields/html-kind.tsx';
import { image } from '../../../kit/fields/link-kinds.tsx';
import { lines } from '../../../kit/fields/list-kinds.tsx';
import { references } from '../../../kit/fields/reference-kinds.tsx';
import { code, longText, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';
import { stateOfArticle } from './article-state-kind.tsx';

export const articleFields: FieldMap<'blog-posts'> = {
  id: number,
  slug: code,
  title: text,
  excerpt: longText,
  content: html,
  featuredImage: image,
  category: text,
  tags: lines,
  author: text,
  authorImage: image,
  authorBio: longText,
  readingTime: count,
  isPublished: stateOfArticle,
  publishedAt: day,
  seoTitle: text,
  seoDescription: longText,
  seoKeywords: text,
  relatedArticles: references('blog-posts'),
  viewCount: count,
  likeCount: count,
  createdAt: moment,
  updatedAt: moment,
};

export const articleView = defineListView({
  resource: 'blog-posts',
  fields: articleFields,
  nameColumn: 'title',
  columns: ['isPublished', 'category', 'author', 'publishedAt', 'viewCount', 'likeCount'],
  sortable: ['id', 'title', 'category', 'publishedAt', 'createdAt', 'updatedAt', 'viewCount', 'likeCount'],
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'publishedAt', end: 'isPublished' },
});

export const articleSections: Sections<'blog-posts'> = [
  ['article', ['title', 'slug', 'category', 'tags', 'featuredImage', 'excerpt', 'content']],
  ['publishing', ['isPublished', 'publishedAt', 'readingTime', 'viewCount', 'likeCount', 'relatedArticles']],
  ['author', ['author', 'authorImage', 'authorBio']],
  ['seo', ['seoTitle', 'seoDescription', 'seoKeywords']],
];
