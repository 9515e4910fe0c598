import type { Knex } from 'knex';

/** A file of past events that no row names any more is removed by the hourly sweep, as the files of pictures are. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function discard_event_archive_file() returns trigger language plpgsql as $$
    begin
      insert into discarded_files (storage_key) values (old.storage_key) on conflict do nothing;
      return null;
    end $$;
    create trigger card_event_archives_discard_file after delete on card_event_archives
      for each row execute function discard_event_archive_file();
    create trigger card_event_archives_discard_former_file after update of storage_key on card_event_archives
      for each row when (old.storage_key <> new.storage_key) execute function discard_event_archive_file();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger card_event_archives_discard_file on card_event_archives;
    drop trigger card_event_archives_discard_former_file on card_event_archives;
    drop function discard_event_archive_file();
  `);
}
