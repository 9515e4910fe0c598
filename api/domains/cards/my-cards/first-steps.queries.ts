import type { Knex } from 'knex';
import { firstSteps, type FirstStep } from '../../../contract/cards/dashboard.schema.ts';

/**
 * Which first steps a user has taken (docs/product.md 5, checklist): each is read from existing rows, so none can be
 * ticked without being done. "Shared" means that a visitor other than the owner has seen a card.
 */
export async function doneSteps(knex: Knex, userId: number): Promise<FirstStep[]> {
  const { rows } = (await knex.raw(
    `select coalesce(bool_or(is_public and not is_held), false) as published,
       coalesce(bool_or(profile_image is not null or cover_image is not null), false) as picture,
       coalesce(bool_or(opening_hours is not null or jsonb_path_exists(business_hours, '$[*].spans[*]')), false) as hours,
       coalesce(bool_or(views > 0), false) as shared,
       exists (select from card_allocations where user_id = :userId)
         or exists (select from physical_card_orders where user_id = :userId
           and status not in ('pending', 'cancelled', 'refunded')) as chip
     from business_profiles card left join profile_stats stats on stats.profile_id = card.id
     where card.user_id = :userId`,
    { userId },
  )) as { rows: Record<FirstStep, boolean>[] };
  const found = rows[0];
  return firstSteps.filter((step) => found?.[step]);
}
