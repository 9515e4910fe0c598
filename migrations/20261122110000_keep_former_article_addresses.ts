import type { Knex } from 'knex';

/**
 * The addresses an article had while people could read it: links to them lead to the present one. An address that is
 * given to another article is that one's from then on.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table blog_slug_history (
      slug varchar(255) primary key,
      post_id bigint not null references blog_posts on delete cascade,
      retired_at timestamptz not null default now()
    );
    create index blog_slug_history_post_id_index on blog_slug_history (post_id);

    create function keep_former_article_address() returns trigger language plpgsql as $$
    begin
      delete from blog_slug_history where slug = new.slug;
      if tg_op = 'UPDATE' and old.is_published and old.published_at <= now() then
        insert into blog_slug_history (slug, post_id) values (old.slug, new.id)
          on conflict (slug) do update set post_id = excluded.post_id, retired_at = now();
      end if;
      return null;
    end $$;
    create trigger blog_posts_take_address after insert on blog_posts
      for each row execute function keep_former_article_address();
    create trigger blog_posts_keep_former_address after update of slug on blog_posts
      for each row when (old.slug <> new.slug) execute function keep_former_article_address();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger blog_posts_keep_former_address on blog_posts;
    drop trigger blog_posts_take_address on blog_posts;
    drop function keep_former_article_address();
    drop table blog_slug_history;
  `);
}
