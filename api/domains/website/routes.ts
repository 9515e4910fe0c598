import type { AdminResource } from '../../http/admin/admin-resource.ts';
import type { FeatureRouter } from '../../http/route.ts';
import { blogPostsResource } from './blog/blog-posts.resource.ts';
import { blogRouter } from './blog/blog.routes.ts';

/** Tables of this domain as the back office has them (docs/product.md 10). */
export const adminResources: readonly AdminResource[] = [blogPostsResource];

/** What else of this domain answers requests of the API. */
export const routers: readonly FeatureRouter[] = [blogRouter];
