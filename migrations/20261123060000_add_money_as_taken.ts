import type { Knex } from 'knex';

/** Money in another amount than asked, second charges and late answers (docs/money.md 13.1 to 13.3). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table payment_attempts
      add column asked_minor integer check (asked_minor >= 0),
      add column charged_under_id bigint references payment_attempts on delete cascade,
      add column closed_at timestamptz;
    comment on column payment_attempts.asked_minor is
      'agorot that were asked for, where the provider took another amount; amount_minor is what it took';
    comment on column payment_attempts.charged_under_id is
      'the attempt under whose reference the provider took this money as well';
    comment on column payment_attempts.closed_at is
      'when it ended without money; the provider is asked about it twice more';
    create index payment_attempts_charged_under_id_index on payment_attempts (charged_under_id)
      where charged_under_id is not null;

    alter table payment_attempts drop constraint payment_attempts_one_subject;
    alter table payment_attempts add constraint payment_attempts_one_subject check (
      case kind
        when 'card_update' then num_nonnulls(package_id, order_id) = 0
        -- Money that was taken where a card should only be stored is given back, too.
        when 'refund' then num_nonnulls(package_id, order_id) <= 1
        else num_nonnulls(package_id, order_id) = 1
      end);

    update payment_attempts set closed_at = updated_at,
      next_check_at = case
        when sent_at is null then null
        when updated_at > now() - interval '24 hours' then updated_at + interval '24 hours'
        when updated_at > now() - interval '72 hours' then updated_at + interval '72 hours'
      end
      where status in ('expired', 'failed');

    alter table sandbox_psp.transactions add column visible_from timestamptz;
    comment on column sandbox_psp.transactions.visible_from is
      'a charge made this late; nobody hears of it before';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sandbox_psp.transactions drop column visible_from;
    update payment_attempts set next_check_at = null where status in ('expired', 'failed');
    delete from payment_attempts refund using payment_attempts parent
      where refund.parent_attempt_id = parent.id and parent.kind = 'card_update';
    alter table payment_attempts drop constraint payment_attempts_one_subject;
    alter table payment_attempts add constraint payment_attempts_one_subject check (
      num_nonnulls(package_id, order_id) = case when kind = 'card_update' then 0 else 1 end);
    alter table payment_attempts
      drop column closed_at, drop column charged_under_id, drop column asked_minor;
  `);
}
