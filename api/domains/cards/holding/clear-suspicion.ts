import type { Knex } from 'knex';

/** Notes that staff found what a card is judged by harmless; other words are flagged anew. */
export async function clearSuspicion(trx: Knex.Transaction, cardId: number): Promise<void> {
  await trx('business_profiles')
    .where({ id: cardId })
    .update({
      // The same expression as in the database.
      cleared_words: trx.raw(
        `coalesce(business_name, '') || ' ' || coalesce(custom_slug, '') || ' ' || coalesce(seo_title, '')
          || case when services = '[]' then '' else ' ' || services::text end
          || case when questions = '[]' then '' else ' ' || questions::text end`,
      ),
    });
}
