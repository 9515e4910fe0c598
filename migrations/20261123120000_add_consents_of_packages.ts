import type { Knex } from 'knex';

/** What a customer agreed to later than at the checkout: each time they change what renews (docs/money.md 13.13). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table payment_consents
      alter column attempt_id drop not null,
      add column package_id bigint references packages on delete cascade,
      add check (num_nonnulls(attempt_id, package_id) = 1),
      add check (package_id is null or kind = 'renewal');
    create index payment_consents_package_id on payment_consents (package_id) where package_id is not null;
    comment on table payment_consents is
      'what a customer agreed to: the words as shown, never changed afterwards; with the first payment of a package, and with the package itself each time its renewal is turned on, its card replaced or its recurring sum changed';
    comment on column payment_consents.package_id is 'the package whose renewal was agreed to without a payment of its own';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from payment_consents where attempt_id is null;
    drop index payment_consents_package_id;
    alter table payment_consents drop column package_id, alter column attempt_id set not null;
    comment on table payment_consents is
      'what a customer agreed to with one payment: the words as shown, never changed afterwards; the renewal of a package stands with its first payment';
  `);
}
