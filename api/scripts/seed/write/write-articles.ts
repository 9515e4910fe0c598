import { createBlogPost } from '../../../testing/factories/blog-post.ts';
import { createMedia } from '../../../testing/factories/media.ts';
import { BlogPost } from '../../../models/BlogPost.ts';
import { articleHtml, readingMinutes } from '../content/article-type.ts';
import { demoArticles, demoAuthors } from '../content/articles/index.ts';
import type { PictureName } from '../drawings/catalogue.ts';
import { createRandom, seedOf } from '../random.ts';
import { userOf, type SeedContext } from './context.ts';

/** The blog: published articles, one that comes out next week, one draft. */
export async function writeArticles(context: SeedContext): Promise<void> {
  const { trx, calendar } = context;
  const posts = new Map<string, BlogPost>();
  for (const article of demoArticles) {
    const author = demoAuthors[article.author];
    const random = createRandom(seedOf(article.slug));
    const isOut = article.age >= 0 && article.isPublished !== false;
    const createdAt = calendar.day(-Math.max(article.age, 1) - 2, 9);
    const post = await createBlogPost(trx, {
      slug: article.slug,
      title: article.title,
      excerpt: article.excerpt,
      content: articleHtml(article.text),
      featuredImage: await storeArticlePicture(context, `article:${article.picture}`),
      category: article.category,
      tags: article.tags,
      author: author.name,
      authorImage: await storeArticlePicture(context, author.portrait),
      authorBio: author.bio,
      readingTime: readingMinutes(article.text),
      isPublished: article.isPublished ?? true,
      publishedAt: article.isPublished === false ? null : calendar.day(-article.age, 8),
      seoTitle: article.title,
      seoDescription: article.excerpt,
      seoKeywords: article.tags.join(', '),
      viewCount: isOut ? random.between(140, 2_600) : 0,
      createdAt,
      updatedAt: createdAt,
    });
    posts.set(article.slug, post);
  }
  for (const { slug, related } of demoArticles) {
    const ids = (related ?? []).flatMap((name) => posts.get(name)?.id ?? []);
    const post = posts.get(slug);
    if (post && ids.length > 0) await post.$query(trx).patch({ relatedArticles: ids });
  }
  await writeLikes(context);
}

/** A like for every few readers, by visitors without an account. */
async function writeLikes({ trx, calendar }: SeedContext): Promise<void> {
  await trx.raw(
    `insert into blog_likes (post_id, visitor_hash, created_at)
     select p.id, decode(md5('like ' || p.slug || n), 'hex'), least(p.published_at + n * interval '5 hours', ?::timestamptz)
     from blog_posts p, generate_series(1, p.view_count / 60) n`,
    [calendar.day(0)],
  );
  await trx.raw(`update blog_posts set like_count = (select count(*) from blog_likes l where l.post_id = blog_posts.id),
    updated_at = created_at + interval '1 day'`);
}

async function storeArticlePicture(context: SeedContext, name: PictureName): Promise<string | null> {
  const picture = context.pictures.get(name);
  if (!picture) return null;
  const { count } = (await context.trx('media').where({ storage_key: picture.publicId }).count().first()) as {
    count: number;
  };
  if (count === 0)
    await createMedia(context.trx, {
      userId: userOf(context, 'admin').id,
      purpose: 'blog',
      storageKey: picture.publicId,
      mimeType: 'image/jpeg',
      byteSize: picture.byteSize,
      width: picture.width,
      height: picture.height,
      sha256: picture.sha256,
      createdAt: context.calendar.day(-1),
    });
  return picture.address;
}
