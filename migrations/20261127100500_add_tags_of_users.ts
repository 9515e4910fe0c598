import type { Knex } from 'knex';

/** Tags by which staff find people again, and the number of a phone however it is written (docs/product.md 13.5). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users
      add column tags jsonb not null default '[]',
      add constraint users_tags_check check (jsonb_typeof(tags) = 'array') not valid;
    comment on column users.tags is 'given by staff, to find people again; no owner is shown them';

    create function phone_key(phone text) returns text language sql immutable parallel safe as $$
      select nullif(regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(00|)(972|)(0|)', ''), '')
    $$;
    comment on function phone_key(text) is
      'the digits by which two ways to write one phone number are equal: no country code of Israel, no nought before it';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table users drop column tags; drop function phone_key(text);');
}
