import type { Knex } from 'knex';

/** Coupons for orders of printed cards (docs/money.md 13.11): what a coupon holds for, and which order a use lowered. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table coupons
      add column holds_for varchar(20) not null default 'plans' check (holds_for in ('plans', 'cards', 'both')),
      add column nfc_product_ids jsonb not null default '[]' check (jsonb_typeof(nfc_product_ids) = 'array');
    comment on table coupons is
      'codes that lower the first payment of a plan, or an order of printed cards, by percent or by a sum; a gift code is one for a single use that says whom it was given to';
    comment on column coupons.holds_for is 'plans, orders of printed cards, or both';
    comment on column coupons.nfc_product_ids is 'the printed cards it holds for; empty for all';
    alter table coupon_redemptions add column order_id bigint references physical_card_orders on delete set null;
    comment on column coupon_redemptions.order_id is 'the order of printed cards that was lowered; null for a plan';
    create index coupon_redemptions_order_id_index on coupon_redemptions (order_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index coupon_redemptions_order_id_index;
    alter table coupon_redemptions drop column order_id;
    alter table coupons drop column nfc_product_ids, drop column holds_for;
    comment on table coupons is
      'codes that lower the first payment of a plan, by percent or by a sum; a gift code is one for a single use that says whom it was given to';
  `);
}
