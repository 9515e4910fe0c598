import type { Knex } from 'knex';

/** Each printed piece has a name and its own taps; a product has a material, and an order the design agreed on. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table card_allocations add column name varchar(40) check (name <> '');
    comment on column card_allocations.name is
      'what its owner calls the piece ("counter", "car"); forgotten when it changes hands';

    create table chip_taps (
      allocation_id bigint not null references card_allocations on delete cascade,
      day date not null,
      taps integer not null check (taps > 0),
      last_at timestamptz not null,
      primary key (allocation_id, day)
    );
    comment on table chip_taps is
      'how often each chip led a visitor to a card, by the day in Israel; nothing is stored of the visitor';

    alter table nfc_products add column material varchar(10) not null default 'pvc'
      check (material in ('pvc', 'bamboo', 'metal', 'sticker'));
    comment on column nfc_products.material is 'what it is made of: the shop and the proof draw it so';
    update nfc_products set material = case
      when name ~* 'במבוק|bamboo' then 'bamboo'
      when name ~* 'מתכת|metal|steel' then 'metal'
      when name ~* 'מדבק|sticker' then 'sticker'
      else 'pvc' end;

    alter table physical_card_orders add column design jsonb not null default '{}'
      check (jsonb_typeof(design) = 'object');
    comment on column physical_card_orders.design is
      'what the buyer saw and approved: staff print exactly this; empty for orders from before it was stored';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table physical_card_orders drop column design;
    alter table nfc_products drop column material;
    drop table chip_taps;
    alter table card_allocations drop column name;
  `);
}
