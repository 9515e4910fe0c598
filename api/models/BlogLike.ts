import { BaseModel } from './BaseModel.ts';
import { BlogPost } from './BlogPost.ts';
import { User } from './User.ts';

/** One like of an article, by a person or by the keyed hash of a visitor's cookie. */
export class BlogLike extends BaseModel {
  static override tableName = 'blog_likes';

  declare id: number;
  declare postId: number;
  declare userId: number | null;
  declare visitorHash: Buffer | null;
  declare createdAt: Date;

  declare post?: BlogPost;
  declare user?: User | null;

  static override relationMappings = () => ({
    post: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: BlogPost,
      join: { from: 'blog_likes.post_id', to: 'blog_posts.id' },
    },
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'blog_likes.user_id', to: 'users.id' },
    },
  });
}
