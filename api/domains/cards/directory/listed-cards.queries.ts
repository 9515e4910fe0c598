import type { Knex } from 'knex';
import { cardFieldsWith } from '../../../contract/cards/card-fields.ts';
import { socialNetworkNames } from '../../../contract/cards/social-networks.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';

export interface ListedCard {
  path: string;
  updatedAt: Date;
}

const contentColumns = cardFieldsWith('isContent', true).map((field) =>
  BusinessProfile.propertyNameToColumnName(field),
);

/** Cards that search engines may list: those that every visitor may see, with more on them than a name. */
const listed = `
  select id, custom_slug, use_custom_slug, card_type, updated_at from visible_cards_at(:now)
  where (concat(${contentColumns.join(', ')}) ~ '\\S'
      or show_whatsapp and whatsapp ~ '\\S'
      or services <> '[]' or questions <> '[]' or documents <> '[]' or phones <> '[]'
      or branches <> '[]' or payment_links <> '[]'
      or card_type = 'pro' and (gallery_images <> '[]' or custom_links <> '[]')
      or ${socialNetworkNames.map((network) => `show_${network} and ${network} ~ '\\S'`).join(' or ')})`;

interface Row {
  id: number;
  custom_slug: string | null;
  use_custom_slug: boolean;
  card_type: string;
  updated_at: Date;
}

/** Counts the cards that search engines may list. @param now the moment that packages are judged at */
export async function countListedCards(knex: Knex, now: Date): Promise<number> {
  const { rows } = await knex.raw<{ rows: { count: number }[] }>(`select count(*) from (${listed}) cards`, {
    now,
  });
  return rows[0]?.count ?? 0;
}

/**
 * One page of the cards that search engines may list, oldest first (docs/product.md 8).
 * @param page counted from 1
 */
export async function readListedCards(
  knex: Knex,
  { now, page, pageSize }: { now: Date; page: number; pageSize: number },
): Promise<ListedCard[]> {
  const { rows } = await knex.raw<{ rows: Row[] }>(`${listed} order by id limit :limit offset :offset`, {
    now,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return rows.map((row) => ({
    path:
      row.custom_slug && row.use_custom_slug && row.card_type === 'pro'
        ? `/${row.custom_slug}`
        : `/p/${isAscii(row.custom_slug) ? row.custom_slug : row.id}`,
    updatedAt: row.updated_at,
  }));
}

/** As the card's own address in `cardPath`. */
const isAscii = (slug: string | null): boolean => slug !== null && /^(?=.*[a-z-])[a-z0-9-]+$/u.test(slug);
