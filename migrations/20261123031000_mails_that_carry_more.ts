import type { Knex } from 'knex';

/** A mail may bring files, be switched off by one click, and be about somebody whose address isn't kept. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table mail_log
      add column attachments jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array'),
      add column off_link varchar(500),
      add column is_fleeting boolean not null default false;
    comment on column mail_log.attachments is
      'files of a mail that still waits, as text: [{ name, type, content }]; emptied once it was sent or failed';
    comment on column mail_log.off_link is
      'address that switches mails of this kind off by one POST (RFC 8058); emptied once the mail was sent or failed';
    comment on column mail_log.is_fleeting is
      'sent to an address that somebody typed for this one mail: *** replaces it once the mail was sent or failed, and the row stays for days only';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table mail_log drop column attachments, drop column off_link, drop column is_fleeting
  `);
}
