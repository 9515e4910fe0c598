import type { PartialModelObject } from 'objection';
import { adminInputs } from '../../../contract/admin/inputs.schema.ts';
import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { BlogPost } from '../../../models/BlogPost.ts';
import { prepareArticle } from './save-article.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';
import { patch } from '../../../http/admin/resource-router.ts';

/** 200,000 Hebrew characters in bytes, with room for the other fields. */
const maxArticleBytes = 1_000_000;

/** Articles. The server sanitizes their HTML, whatever editor wrote it. */
export const blogPostsResource: AdminResource = {
  name: 'blog-posts',
  model: BlogPost,
  row: adminRows['blog-posts'],
  sortable: ['title', 'category', 'publishedAt', 'createdAt', 'updatedAt', 'viewCount', 'likeCount'],
  filterable: ['isPublished', 'category', 'author', 'slug', 'publishedAt', 'createdAt'],
  named: {
    state: {
      draft: 'not blog_posts.is_published',
      scheduled: 'blog_posts.is_published and blog_posts.published_at > now()',
      published: 'blog_posts.is_published and blog_posts.published_at <= now()',
    },
  },
  searched: 'blog_posts',
  defaultSort: ['createdAt', 'DESC'],
  bodyLimit: maxArticleBytes,
  create: {
    input: adminInputs['blog-posts'].create,
    async run({ trx, now }, input) {
      const post = await BlogPost.query(trx).insert(
        (await prepareArticle(trx, now, input)) as PartialModelObject<BlogPost>,
      );
      return post.id;
    },
  },
  update: {
    input: adminInputs['blog-posts'].update,
    bulk: ['isPublished'],
    async run(context, row, input) {
      await patch(row, context, {
        ...(await prepareArticle(context.trx, context.now, input, row as BlogPost)),
      });
    },
  },
  remove: {},
};
