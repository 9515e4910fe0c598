import type { Knex } from 'knex';

/** A standing order belongs to one package; what is due is found fast; each notice of a charge ahead goes out once. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table recurring_payments
      add column package_id bigint references packages on delete set null;
    update recurring_payments r set package_id = (
      select p.id from packages p where p.user_id = r.user_id and p.product_id = r.product_id
      order by p.status in ('active', 'past_due') desc, p.id desc limit 1);
    -- Of several for one package the newest is its own.
    update recurring_payments r set package_id = null
      where exists (select from recurring_payments later where later.package_id = r.package_id and later.id > r.id)
        and status not in ('pending', 'active', 'paused');
    update recurring_payments r set package_id = null
      where status in ('pending', 'active', 'paused') and exists (select from recurring_payments later
        where later.package_id = r.package_id and later.id > r.id and later.status in ('pending', 'active', 'paused'));
    create unique index recurring_payments_one_for_package on recurring_payments (package_id)
      where status in ('pending', 'active', 'paused');
    create index recurring_payments_package_id_index on recurring_payments (package_id);

    create index packages_due_renewal on packages (next_payment_date)
      where auto_renew and renewal_driver = 'merchant' and renewal_process_status in ('not_started', 'retry_scheduled');
    create index packages_grace_index on packages (grace_until) where status = 'past_due';

    create table billing_notices (
      user_id bigint not null references users on delete cascade,
      key varchar(120) not null check (key <> ''),
      created_at timestamptz not null default now(),
      primary key (user_id, key)
    );
    create index billing_notices_created_at_index on billing_notices (created_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table billing_notices;
    drop index packages_grace_index;
    drop index packages_due_renewal;
    alter table recurring_payments drop column package_id;
  `);
}
