import type { Knex } from 'knex';

/** What a card is judged by: the same expression as that of its generated column `is_suspicious`. */
const judgedWords = `
  coalesce(business_name, '') || ' ' || coalesce(custom_slug, '') || ' ' || coalesce(seo_title, '')
    || case when services = '[]' then '' else ' ' || services::text end
    || case when questions = '[]' then '' else ' ' || questions::text end
    || case when translations = '[]' then '' else ' ' || translations::text end
    || case when payment_links = '[]' then '' else ' ' || regexp_replace(
      jsonb_path_query_array(payment_links, '$[*].title')::text, 'paypal|payplus|פייבוקס', '', 'gi') end`;

/** Notes that staff found what a card is judged by harmless; other words are flagged anew (docs/security.md H4). */
export async function clearSuspicion(trx: Knex.Transaction, cardId: number): Promise<void> {
  await trx('business_profiles')
    .where({ id: cardId })
    .update({ cleared_words: trx.raw(judgedWords) });
}
