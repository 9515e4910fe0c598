import type { Knex } from 'knex';

const forgetReceipts = (until: string) => `
  create or replace function delete_receipts_no_longer_kept(today date) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    deleted integer;
  begin
    delete from receipts where user_id is null and keep_until <= ${until};
    get diagnostics deleted = row_count;
    return deleted;
  end $$;
`;

/** The application's word for the day is believed up to the day that it is: no receipt goes before its time (docs/security.md V1). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ${forgetReceipts(`least(today, (now() at time zone 'Asia/Jerusalem')::date)`)}
    comment on function delete_receipts_no_longer_kept(date) is
      'receipts of closed accounts for which the law no longer asks on that day, at the latest on the present one in Israel; the only way by which the application deletes any';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ${forgetReceipts('today')}
    comment on function delete_receipts_no_longer_kept(date) is
      'receipts of closed accounts for which the law no longer asks; the only way by which the application deletes any';
  `);
}
