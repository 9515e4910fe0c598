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
    update business_profiles set released_texts = ${ownTexts} where released_texts = ${withCommunity}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    update business_profiles set released_texts = ${withCommunity} where released_texts = ${ownTexts};
    drop index physical_card_orders_portrait_index;
    drop index physical_card_orders_cover_index`);
}
