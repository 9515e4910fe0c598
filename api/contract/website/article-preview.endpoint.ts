import { defineEndpoint } from '../endpoint.ts';
import type { previewArticleSchemas } from './article-preview.schema.ts';

export const previewArticleEndpoint = defineEndpoint<typeof previewArticleSchemas>({
  method: 'post',
  path: '/api/admin/blog-posts/preview',
  access: 'articles',
});
