import type { Knex } from 'knex';

/**
 * A picture is doubted from its upload on, and again when a card or an article lets go of it; the sweep looks at what
 * has been doubted for a day. Files of rows that are gone wait in `discarded_files`, so that they are removed however
 * the row went, with its card or its owner, and also when the place they lie in doesn't answer at that moment.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table media add column unconfirmed_since timestamptz default now();
    create index media_unconfirmed_since_index on media (unconfirmed_since) where unconfirmed_since is not null;

    create table discarded_files (
      storage_key varchar(255) primary key,
      discarded_at timestamptz not null default now()
    );

    create function discard_picture_files() returns trigger language plpgsql as $$
    begin
      insert into discarded_files (storage_key) values (old.storage_key) on conflict do nothing;
      return null;
    end $$;
    create trigger media_discard_files after delete on media
      for each row execute function discard_picture_files();

    -- What was drawn of a card, and its wallet passes.
    create function discard_card_files() returns trigger language plpgsql as $$
    begin
      insert into discarded_files (storage_key) values ('card-' || old.id), ('pass-' || old.id)
        on conflict do nothing;
      return null;
    end $$;
    create trigger business_profiles_discard_files after delete on business_profiles
      for each row execute function discard_card_files();

    create function doubt_pictures(variadic texts text[]) returns void language sql as $$
      update media set unconfirmed_since = now() where storage_key in (
        select found[1] from unnest(texts) as text,
          regexp_matches(text, '/media/([a-z0-9]{20}-[0-9]{1,5}x[0-9]{1,5})/', 'g') as found
      )
    $$;

    create function doubt_card_pictures() returns trigger language plpgsql as $$
    begin
      perform doubt_pictures(old.cover_image, old.profile_image, old.gallery_images::text);
      return null;
    end $$;
    create trigger business_profiles_doubt_pictures
      after update of cover_image, profile_image, gallery_images on business_profiles for each row
      when (
        (old.cover_image, old.profile_image, old.gallery_images)
          is distinct from (new.cover_image, new.profile_image, new.gallery_images)
      )
      execute function doubt_card_pictures();
    create trigger business_profiles_doubt_deleted_pictures after delete on business_profiles
      for each row execute function doubt_card_pictures();

    create function doubt_article_pictures() returns trigger language plpgsql as $$
    begin
      perform doubt_pictures(old.featured_image, old.author_image, old.content);
      return null;
    end $$;
    create trigger blog_posts_doubt_pictures
      after update of featured_image, author_image, content on blog_posts for each row
      when (
        (old.featured_image, old.author_image, old.content)
          is distinct from (new.featured_image, new.author_image, new.content)
      )
      execute function doubt_article_pictures();
    create trigger blog_posts_doubt_deleted_pictures after delete on blog_posts
      for each row execute function doubt_article_pictures();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger blog_posts_doubt_deleted_pictures on blog_posts;
    drop trigger blog_posts_doubt_pictures on blog_posts;
    drop function doubt_article_pictures;
    drop trigger business_profiles_doubt_deleted_pictures on business_profiles;
    drop trigger business_profiles_doubt_pictures on business_profiles;
    drop function doubt_card_pictures;
    drop function doubt_pictures;
    drop trigger business_profiles_discard_files on business_profiles;
    drop function discard_card_files;
    drop trigger media_discard_files on media;
    drop function discard_picture_files;
    drop table discarded_files;
    alter table media drop column unconfirmed_since;
  `);
}
