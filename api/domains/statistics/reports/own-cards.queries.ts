import type { Knex } from 'knex';
import { createBatchedRead } from '../../../adapters/batched-read.ts';
import { AppError } from '../../../errors.ts';

/** A card by what its statistics name it. */
export interface OwnCard {
  id: number;
  businessName: string;
  customSlug: string | null;
  isPublic: boolean;
}

const readCards = createBatchedRead<OwnCard & { ownerId: number }>(
  {
    name: 'read-cards-of-statistics',
    text: `
      select user_id as "ownerId", id, business_name as "businessName", custom_slug as "customSlug", is_public as "isPublic"
      from business_profiles where user_id = any (cast($1 as bigint[])) order by id`,
  },
  ({ ownerId }) => ownerId,
);

/**
 * An owner's cards, oldest first.
 * @throws {AppError} `not_found` when the given one is not among them
 */
export async function ownCards(knex: Knex, ownerId: number, cardId?: number): Promise<OwnCard[]> {
  const cards = await readCards(knex, ownerId);
  if (cardId !== undefined && !cards.some(({ id }) => id === cardId)) throw new AppError('not_found');
  return cards;
}
