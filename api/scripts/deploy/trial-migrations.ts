import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../lib/repository.ts';

/**
 * A change of a table of a million likes as docs/how-to/migration.md has it: a column that every row has in the end,
 * filled for the former version by a trigger, and an index.
 */
const files: Record<string, string> = {
  '20991231000000_add_day_of_likes.ts': `
    export async function up(knex) {
      await knex.raw(\`
        alter table blog_likes add column liked_on date;
        create function set_liked_on() returns trigger language plpgsql as $$
          begin new.liked_on := new.created_at at time zone 'Asia/Jerusalem'; return new; end $$;
        create trigger blog_likes_set_liked_on before insert on blog_likes
          for each row execute function set_liked_on()\`);
    }`,
  '20991231000100_fill_day_of_likes.ts': `
    import { backfill } from './tools/backfill.ts';
    export const config = { transaction: false };
    export async function up(knex) {
      await backfill(knex, {
        table: 'blog_likes', set: "liked_on = created_at at time zone 'Asia/Jerusalem'", where: 'liked_on is null' });
    }`,
  '20991231000200_index_day_of_likes.ts': `
    import { buildIndex } from './tools/build-index.ts';
    export const config = { transaction: false };
    export async function up(knex) {
      await buildIndex(knex, { name: 'blog_likes_liked_on_index', table: 'blog_likes', definition: '(liked_on, post_id)' });
    }`,
  '20991231000300_check_day_of_likes.ts': `
    export async function up(knex) {
      await knex.raw('alter table blog_likes add constraint liked_on_known check (liked_on is not null) not valid');
    }`,
  '20991231000400_require_day_of_likes.ts': `
    export async function up(knex) {
      await knex.raw('alter table blog_likes validate constraint liked_on_known');
    }`,
  '20991231000500_require_day_of_likes_in_column.ts': `
    export async function up(knex) {
      await knex.raw('alter table blog_likes alter column liked_on set not null; alter table blog_likes drop constraint liked_on_known');
    }`,
};

/** What a later version does, when nobody reads or fills the column any more. */
const contracting = {
  '20991231000600_drop_day_of_likes.ts': `
    export async function up(knex) {
      await knex.raw(\`
        drop trigger blog_likes_set_liked_on on blog_likes;
        drop function set_liked_on();
        alter table blog_likes drop column liked_on\`);
    }`,
};

const write = (folder: string, wanted: Record<string, string>) => {
  for (const [name, text] of Object.entries(wanted))
    writeFileSync(join(folder, name), `${text}\nexport async function down() {}\n`);
};

/** The present migrations, and a change of a large table behind them. */
export function writeTrialMigrations(folder: string): void {
  mkdirSync(folder, { recursive: true });
  cpSync(join(repository, 'migrations'), folder, { recursive: true });
  write(folder, files);
}

export function writeContractingMigration(folder: string): void {
  write(folder, contracting);
}
