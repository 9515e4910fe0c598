import type { Knex } from 'knex';

/** A like or a view is no change of the article: `updated_at` speaks of its words, as search engines read it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger blog_posts_set_updated_at on blog_posts;
    create trigger blog_posts_set_updated_at
      before update of slug, title, excerpt, content, featured_image, category, tags, author, author_image,
        author_bio, reading_time, is_published, published_at, seo_title, seo_description, seo_keywords,
        related_articles, updated_at on blog_posts
      for each row execute function set_updated_at();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger blog_posts_set_updated_at on blog_posts;
    create trigger blog_posts_set_updated_at before update on blog_posts
      for each row execute function set_updated_at();
  `);
}
