import type { Knex } from 'knex';

/** Accounts that look like a lead's and are somebody else's, as staff said (docs/product.md 13.4). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table refused_lead_users (
      lead_id bigint not null references contact_leads on delete cascade,
      user_id bigint not null references users on delete cascade,
      refused_by bigint references users on delete set null,
      refused_at timestamptz not null default now(),
      primary key (lead_id, user_id)
    );
    comment on table refused_lead_users is
      'accounts with the phone number or e-mail of a lead that staff found to be another person''s: they are not proposed again';
    create index refused_lead_users_user_id_index on refused_lead_users (user_id);
    create index refused_lead_users_refused_by_index on refused_lead_users (refused_by);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table refused_lead_users');
}
