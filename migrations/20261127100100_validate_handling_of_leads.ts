import type { Knex } from 'knex';

/** What the file before let new rows keep is true of all of them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table contact_leads validate constraint contact_leads_assignee_id_fkey;
    alter table contact_leads validate constraint contact_leads_user_id_fkey;
    alter table contact_leads validate constraint contact_leads_handled_here;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table contact_leads
      drop constraint contact_leads_assignee_id_fkey,
      drop constraint contact_leads_user_id_fkey,
      drop constraint contact_leads_handled_here,
      add constraint contact_leads_assignee_id_fkey
        foreign key (assignee_id) references users on delete set null not valid,
      add constraint contact_leads_user_id_fkey foreign key (user_id) references users on delete set null not valid,
      add constraint contact_leads_handled_here
        check (profile_id is null or num_nonnulls(assignee_id, follow_up_on, user_id) = 0) not valid;
  `);
}
