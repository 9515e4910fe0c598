import type { Knex } from 'knex';
import { socialNetworkNames } from '../../../contract/cards/social-networks.ts';
import { isActiveSql } from '../../subscriptions/entitlements/package-access.ts';

/** What a sitemap says of a card. */
export interface ListedCard {
  path: string;
  updatedAt: Date;
}

/**
 * Cards that search engines may list: public, covered by the owner's packages (the same rule as `findCard`, for all
 * cards at once) and with more on them than a name.
 */
const listed = `
  with places as (
    select user_id, sum(basic_card_count) basic, sum(pro_card_count) pro from packages
    where ${isActiveSql(':now')}
    group by user_id
  ), ranked as (
    select card.*, member.id is not null is_team,
      count(*) filter (where card_type = 'pro' and member.id is null) over (partition by card.user_id) all_pro,
      row_number() over (partition by card.user_id, member.id is null, card_type order by card.id) - 1 older
    from business_profiles card
    left join team_members member on member.package_id = card.package_id and member.user_id = card.user_id
      and member.status = 'active'
  )
  select ranked.id, custom_slug, use_custom_slug, card_type, updated_at
  from ranked left join places using (user_id)
  where is_public
    and not exists (select from card_takedowns where profile_id = ranked.id and lifted_at is null)
    and case
      when is_team then exists (select from packages where id = ranked.package_id
        and ${isActiveSql(':now')})
      when card_type = 'pro' then older < coalesce(places.pro, 0)
      else older < coalesce(places.basic, 0) + 1 + greatest(0, coalesce(places.pro, 0) - all_pro) end
    and (concat(job_title, category, phone, email, website, address, about, lat, map_link) ~ '\\S'
      or show_whatsapp and whatsapp ~ '\\S'
      or card_type = 'pro' and (gallery_images <> '[]' or custom_links <> '[]')
      or ${socialNetworkNames.map((network) => `show_${network} and ${network} ~ '\\S'`).join(' or ')})`;

interface Row {
  id: string;
  custom_slug: string | null;
  use_custom_slug: boolean;
  card_type: string;
  updated_at: Date;
}

/** How many cards search engines may list. @param now the moment packages are judged at */
export async function countListedCards(knex: Knex, now: Date): Promise<number> {
  const { rows } = await knex.raw<{ rows: { count: string }[] }>(`select count(*) from (${listed}) cards`, {
    now,
  });
  return Number(rows[0]?.count ?? 0);
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
