import type { Knex } from 'knex';

// The sandbox's own tables, in a schema of its own: it stands for another company's database.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema sandbox_psp;

    create table sandbox_psp.pages (
      uid uuid primary key default gen_random_uuid(),
      more_info varchar(200) not null default '',
      amount numeric(12,2) not null check (amount >= 0),
      currency varchar(3) not null,
      charge_method integer not null check (charge_method in (1, 5)),
      create_token boolean not null default false,
      customer_uid uuid not null default gen_random_uuid(),
      items jsonb not null default '[]',
      language varchar(2) not null default 'he' check (language in ('he', 'en')),
      ref_success varchar(2000) not null,
      ref_failure varchar(2000) not null,
      ref_cancel varchar(2000) not null,
      ref_callback varchar(2000) not null default '',
      send_failure_callback boolean not null default false,
      status varchar(10) not null default 'open'
        check (status in ('open', 'challenge', 'paid', 'declined', 'lost', 'disabled')),
      behaviour varchar(30),
      four_digits varchar(4) check (four_digits ~ '^[0-9]{4}$'),
      expiry_month varchar(2),
      expiry_year varchar(4),
      hang_lookup boolean not null default false,
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    );
    create index pages_created_at_index on sandbox_psp.pages (created_at);

    create table sandbox_psp.tokens (
      uid uuid primary key default gen_random_uuid(),
      customer_uid uuid not null,
      behaviour varchar(30) not null,
      four_digits varchar(4) not null check (four_digits ~ '^[0-9]{4}$'),
      expiry_month varchar(2) not null,
      expiry_year varchar(4) not null,
      removed_at timestamptz,
      created_at timestamptz not null default now()
    );

    create table sandbox_psp.recurring (
      uid uuid primary key default gen_random_uuid(),
      customer_uid uuid not null,
      token_uid uuid not null references sandbox_psp.tokens on delete cascade,
      amount numeric(12,2) not null check (amount > 0),
      currency varchar(3) not null,
      recurring_type integer not null,
      recurring_range integer not null,
      number_of_charges integer not null,
      start_date date not null,
      valid boolean not null default true,
      deleted_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index recurring_token_uid_index on sandbox_psp.recurring (token_uid);

    create table sandbox_psp.transactions (
      uid uuid primary key default gen_random_uuid(),
      page_uid uuid references sandbox_psp.pages on delete cascade,
      parent_uid uuid references sandbox_psp.transactions on delete cascade,
      recurring_uid uuid references sandbox_psp.recurring on delete cascade,
      type varchar(10) not null check (type in ('Charge', 'Refund', 'Approval')),
      status_code varchar(3) not null,
      amount numeric(12,2) not null check (amount >= 0),
      currency varchar(3) not null,
      more_info varchar(200) not null default '',
      token_uid uuid references sandbox_psp.tokens on delete set null,
      customer_uid uuid,
      four_digits varchar(4),
      expiry_month varchar(2),
      expiry_year varchar(4),
      cut_lookup boolean not null default false,
      created_at timestamptz not null default now()
    );
    create index transactions_page_uid_index on sandbox_psp.transactions (page_uid);
    create index transactions_parent_uid_index on sandbox_psp.transactions (parent_uid);
    create index transactions_recurring_uid_index on sandbox_psp.transactions (recurring_uid);
    create index transactions_token_uid_index on sandbox_psp.transactions (token_uid);
    create index transactions_more_info_index on sandbox_psp.transactions (more_info);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop schema sandbox_psp cascade;');
}
