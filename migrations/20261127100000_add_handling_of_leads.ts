import type { Knex } from 'knex';

/** Who takes care of a sales lead, on which day again, and whose account it became (docs/product.md 13.4). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table contact_leads
      add column assignee_id bigint,
      add column follow_up_on date,
      add column follow_up_told_at timestamptz,
      add column user_id bigint,
      add constraint contact_leads_assignee_id_fkey
        foreign key (assignee_id) references users on delete set null not valid,
      add constraint contact_leads_user_id_fkey foreign key (user_id) references users on delete set null not valid,
      add constraint contact_leads_handled_here
        check (profile_id is null or num_nonnulls(assignee_id, follow_up_on, user_id) = 0) not valid;
    comment on column contact_leads.assignee_id is 'who of staff takes care of a sales lead';
    comment on column contact_leads.follow_up_on is
      'the day, in Israel, on which the assignee is reminded at nine; it stays until staff choose another or none';
    comment on column contact_leads.follow_up_told_at is 'when the assignee was reminded of that day';
    comment on column contact_leads.user_id is
      'the account of whoever wrote, as staff confirmed it; what only looks like it is found when asked for';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table contact_leads
      drop constraint contact_leads_handled_here,
      drop column user_id, drop column follow_up_told_at, drop column follow_up_on, drop column assignee_id;
  `);
}
