import type { BlogPostRow } from '../contract/website/entities/blog-post.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { BlogLike } from './BlogLike.ts';

/** An article of the blog. */
export class BlogPost extends BaseModel {
  static override tableName = 'blog_posts';
  static override jsonAttributes = ['tags', 'relatedArticles'];

  declare id: number;
  declare slug: string;
  declare title: string;
  declare excerpt: string | null;
  declare content: string;
  declare featuredImage: string | null;
  declare category: string | null;
  declare tags: BlogPostRow['tags'];
  declare author: string | null;
  declare authorImage: string | null;
  declare authorBio: string | null;
  declare readingTime: number;
  declare isPublished: boolean;
  declare publishedAt: Date | null;
  declare seoTitle: string | null;
  declare seoDescription: string | null;
  declare seoKeywords: string | null;
  declare relatedArticles: BlogPostRow['relatedArticles'];
  declare viewCount: number;
  declare likeCount: number;
  declare createdAt: Date;
  declare updatedAt: Date;

  declare likes?: BlogLike[];

  static override relationMappings = () => ({
    likes: {
      relation: BaseModel.HasManyRelation,
      modelClass: BlogLike,
      join: { from: 'blog_posts.id', to: 'blog_likes.post_id' },
    },
  });
}
