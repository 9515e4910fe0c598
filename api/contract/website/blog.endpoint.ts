import { defineEndpoint } from '../endpoint.ts';
import type {
  likeArticleSchemas,
  listArticlesSchemas,
  readArticleSchemas,
  unlikeArticleSchemas,
  viewArticleSchemas,
} from './blog.schema.ts';

/** Published articles, newest first (docs/product.md 8). */
export const listArticlesEndpoint = defineEndpoint<typeof listArticlesSchemas>({
  method: 'get',
  path: '/api/blog-posts',
  access: 'public',
});

export const readArticleEndpoint = defineEndpoint<typeof readArticleSchemas>({
  method: 'get',
  path: '/api/blog-posts/:idOrSlug',
  access: 'public',
});

export const likeArticleEndpoint = defineEndpoint<typeof likeArticleSchemas>({
  method: 'post',
  path: '/api/blog-posts/:id/like',
  access: 'public',
});

export const unlikeArticleEndpoint = defineEndpoint<typeof unlikeArticleSchemas>({
  method: 'delete',
  path: '/api/blog-posts/:id/like',
  access: 'public',
});

/** Sent by the page itself, once a visit. */
export const viewArticleEndpoint = defineEndpoint<typeof viewArticleSchemas>({
  method: 'post',
  path: '/api/blog-posts/:id/views',
  access: 'public',
  antiForgery: 'none',
});
