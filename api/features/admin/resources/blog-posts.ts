import { adminInputs } from '../../../contract/admin/inputs.ts';
import { adminRows } from '../../../contract/admin/rows.ts';
import { sanitizeArticle } from '../../../lib/sanitize-article.ts';
import { BlogPost } from '../../../models/BlogPost.ts';
import type { PartialModelObject } from 'objection';
import type { AdminInput, AdminResource } from '../admin-resource.ts';
import { patch } from '../resource-router.ts';

/** Articles. Their HTML is cleaned here, on the server, whatever wrote it. */
export const blogPostsResource: AdminResource = {
  name: 'blog-posts',
  model: BlogPost,
  row: adminRows['blog-posts'],
  sortable: ['title', 'category', 'publishedAt', 'createdAt', 'viewCount', 'likeCount'],
  filterable: ['isPublished', 'category', 'slug', 'publishedAt', 'createdAt'],
  searched: 'blog_posts',
  defaultSort: ['createdAt', 'DESC'],
  create: {
    input: adminInputs['blog-posts'].create,
    async run({ trx }, input) {
      const post = await BlogPost.query(trx).insert(cleaned(input) as PartialModelObject<BlogPost>);
      return post.id;
    },
  },
  update: {
    input: adminInputs['blog-posts'].update,
    run: (context, row, input) => patch(row, context, cleaned(input)),
  },
  remove: {},
};

function cleaned(input: AdminInput): AdminInput {
  const { content } = input;
  return typeof content === 'string' ? { ...input, content: sanitizeArticle(content) } : input;
}
