import type { Knex } from 'knex';

/** The log of mails knows which links open something, whatever their parameter is called. */
export async function up(knex: Knex): Promise<void> {
  // knex reads a question mark as a value of its own; PostgreSQL reads these classes as the same characters.
  await knex.raw(`
    alter table mail_log add column secret_links jsonb not null default '[]'
      check (jsonb_typeof(secret_links) = 'array');
    comment on column mail_log.secret_links is
      'links of this mail that open something for whoever has them; once it was sent or failed, *** stands in their place';
    update mail_log set
      secret_links = (
        select coalesce(jsonb_agg(distinct found[1]), '[]')
        from regexp_matches(text_body, '(https{0,1}://[^[:space:]]+[\\x3f](token|change)=[-_*A-Za-z0-9]+)', 'g')
          as found
      )
    where template in ('verify_email', 'confirm_new_email', 'reset_password', 'team_invitation');
    update mail_log set
      text_body = regexp_replace(text_body, '\\mchange=[-_A-Za-z0-9]+', 'change=***', 'g'),
      html_body = regexp_replace(html_body, '\\mchange=[-_A-Za-z0-9]+', 'change=***', 'g'),
      secret_links = regexp_replace(secret_links::text, '\\mchange=[-_A-Za-z0-9]+', 'change=***', 'g')::jsonb
    where template = 'confirm_new_email' and status in ('sent', 'failed');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table mail_log drop column secret_links');
}
