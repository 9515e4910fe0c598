import type { Knex } from 'knex';

/** What was done to each row of a bulk operation of staff, so that a request sent again does nothing twice (docs/product.md 13.9). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table bulk_steps (
      key uuid not null,
      row_id bigint not null,
      operation varchar(100) not null check (operation <> ''),
      actor_id bigint not null references users on delete cascade,
      done_at timestamptz not null default now(),
      primary key (key, row_id)
    );
    comment on table bulk_steps is 'rows that a bulk operation has done, written with what it did; kept for a week';
    comment on column bulk_steps.key is 'made by the client, the same when it sends the request again';
    comment on column bulk_steps.operation is 'resource and command: a key counts for no other';
    create index bulk_steps_actor_id_index on bulk_steps (actor_id);
    create index bulk_steps_done_at_index on bulk_steps (done_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table bulk_steps');
}
