import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { BlogLike } from '../../models/BlogLike.ts';
import { createBlogPost } from './blog-post.ts';
import { randomHexadecimal } from './sequence.ts';

/** A like of a visitor without an account, unless userId is given. */
export async function createBlogLike(knex: Knex, overrides: Overrides<BlogLike> = {}): Promise<BlogLike> {
  return BlogLike.query(knex).insertAndFetch({
    postId: overrides.postId ?? (await createBlogPost(knex)).id,
    ...(!overrides.userId && { visitorHash: Buffer.from(randomHexadecimal(64), 'hex') }),
    ...overrides,
  });
}
