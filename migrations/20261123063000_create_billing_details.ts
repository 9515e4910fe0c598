import type { Knex } from 'knex';

/** What a customer's documents say of them: a business with its number, or a person (docs/money.md 13.7). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table billing_details (
      user_id bigint primary key references users on delete cascade,
      name varchar(120) not null check (name <> ''),
      number varchar(9) check (number ~ '^[0-9]{9}$'),
      address varchar(200) check (address <> ''),
      email varchar(254) check (email <> ''),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    comment on table billing_details is
      'what a customer wants to stand on receipts and credits; without a row it is the user name and the address they sign in with. A document keeps its own copy from the day it was issued';
    comment on column billing_details.number is
      'of a company or a licensed dealer in Israel, nine digits with a check digit; null for a private person';
    comment on column billing_details.email is 'where it differs from the one that the account signs in with';
    create trigger billing_details_set_updated_at before update on billing_details
      for each row execute function set_updated_at();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table billing_details');
}
