import type { Knex } from 'knex';

/** Statuses as they may follow each other; the map in api/features/billing/transitions.ts says the same. */
const pairs = [
  'pending>paid',
  'pending>cancelled',
  'paid>in_production',
  'paid>cancelled',
  'in_production>shipped',
  'in_production>cancelled',
  'shipped>delivered',
  'shipped>returned',
  'delivered>returned',
  'cancelled>refunded',
  'returned>refunded',
];

const chipActions = [
  'make',
  'issue_code',
  'kill_code',
  'claim',
  'point',
  'freeze',
  'unfreeze',
  'offer',
  'withdraw',
  'decline',
  'accept',
  'replace',
];
const statefulTables = ['payment_attempts', 'packages', 'recurring_payments'];
const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** Orders of printed cards that are paid for: what was agreed stands in the row, and statuses follow their table. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table nfc_products
      add column max_quantity integer not null default 1000 check (max_quantity between 1 and 10000);

    alter table physical_card_orders
      add column version integer not null default 1,
      add column nfc_product_id bigint references nfc_products on delete set null,
      add column price_snapshot jsonb not null default '{}' check (jsonb_typeof(price_snapshot) = 'object'),
      add column planned_cards jsonb not null default '[]' check (jsonb_typeof(planned_cards) = 'array'),
      add column buyer_notes varchar(1000),
      add column design_approved_at timestamptz;
    create index physical_card_orders_nfc_product_id_index on physical_card_orders (nfc_product_id);
    -- What was made already was made as its buyer wanted it.
    update physical_card_orders set design_approved_at = created_at
      where status in ('in_production', 'shipped', 'delivered', 'returned');

    alter table state_transitions drop constraint state_transitions_entity_check;
    alter table state_transitions add constraint state_transitions_entity_check
      check (entity in (${list([...statefulTables, 'physical_card_orders'])}));
    alter table chip_steps drop constraint chip_steps_action_check;
    alter table chip_steps add constraint chip_steps_action_check
      check (action in (${list([...chipActions, 'release'])}));

    create trigger physical_card_orders_status_follows_its_table after update of status on physical_card_orders
      for each row execute function check_status_pair(${list(pairs)});
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger physical_card_orders_status_follows_its_table on physical_card_orders;
    delete from chip_steps where action = 'release';
    alter table chip_steps drop constraint chip_steps_action_check;
    alter table chip_steps add constraint chip_steps_action_check check (action in (${list(chipActions)}));
    delete from state_transitions where entity = 'physical_card_orders';
    alter table state_transitions drop constraint state_transitions_entity_check;
    alter table state_transitions add constraint state_transitions_entity_check
      check (entity in (${list(statefulTables)}));
    alter table physical_card_orders
      drop column version, drop column nfc_product_id, drop column price_snapshot,
      drop column planned_cards, drop column buyer_notes, drop column design_approved_at;
    alter table nfc_products drop column max_quantity;
  `);
}
