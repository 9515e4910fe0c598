import type { Knex } from 'knex';

/** What a released card said when the name of its community, which staff write, was judged, too. */
const withCommunity = `concat_ws(E'\\n', coalesce(business_name, ''), coalesce(job_title, ''), coalesce(category, ''),
  coalesce(community, ''), coalesce(seo_title, ''))`;
const ownTexts = `concat_ws(E'\\n', coalesce(business_name, ''), coalesce(job_title, ''), coalesce(category, ''),
  coalesce(seo_title, ''))`;

/**
 * Orders that may still be printed are found by the pictures of their design; cards are released for the texts of their
 * owner (docs/product.md 11.13).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index physical_card_orders_portrait_index on physical_card_orders ((design ->> 'portrait'))
      where status not in ('delivered', 'cancelled', 'refunded');
    create index physical_card_orders_cover_index on physical_card_orders ((design ->> 'cover'))
      where status not in ('delivered', 'cancelled', 'refunded');
    create function doubt_order_pictures() returns trigger language plpgsql as $$
    begin
      perform doubt_pictures(old.design::text);
      return null;
    end $$;
    comment on function doubt_order_pictures() is 'has the sweep look at the pictures of an order that has ended';
    create trigger physical_card_orders_doubt_pictures after update of status on physical_card_orders for each row
      when (old.status is distinct from new.status and new.status in ('delivered', 'cancelled', 'refunded'))
      execute function doubt_order_pictures();
    create trigger physical_card_orders_doubt_deleted_pictures after delete on physical_card_orders
      for each row execute function doubt_order_pictures();
    update business_profiles set released_texts = ${ownTexts} where released_texts = ${withCommunity}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    update business_profiles set released_texts = ${withCommunity} where released_texts = ${ownTexts};
    drop trigger physical_card_orders_doubt_deleted_pictures on physical_card_orders;
    drop trigger physical_card_orders_doubt_pictures on physical_card_orders;
    drop function doubt_order_pictures();
    drop index physical_card_orders_portrait_index;
    drop index physical_card_orders_cover_index`);
}
