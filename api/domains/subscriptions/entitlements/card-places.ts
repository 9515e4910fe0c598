import type { Knex } from 'knex';
import { createBatchedRead } from '../../../adapters/batched-read.ts';
import type { CardPlaces } from '../../../contract/cards/dashboard.schema.ts';
import type { CardType } from '../../../contract/cards/entities/business-profile.schema.ts';
import { AppError } from '../../../errors.ts';
import { User } from '../../../models/User.ts';
import { noProPlace, noPlace } from '../messages.ts';

interface PlacesRow {
  id: number;
  basic_total: number;
  basic_used: number;
  pro_total: number;
  pro_used: number;
}

const readPlaces = createBatchedRead<PlacesRow>(
  {
    name: 'read-places',
    text: `
      select asked.id, used.*
      from unnest(cast($1 as bigint[])) asked(id), places_used_of(asked.id, cast($2 as timestamptz)) used`,
  },
  ({ id }) => id,
);

const none = { basic_total: 0, basic_used: 0, pro_total: 0, pro_used: 0 };

/**
 * Counts the places a user has and uses, as the database's `places_used_at` does, and the card types with a free
 * place (docs/product.md 3).
 */
export async function placesOf(knex: Knex, userId: number, now: Date): Promise<CardPlaces> {
  const [row = none] = await readPlaces(knex, userId, now);
  const hasPro = row.pro_used < row.pro_total;
  const hasBasic = row.basic_used < row.basic_total || hasPro;
  return {
    basic: { total: row.basic_total, used: row.basic_used },
    pro: { total: row.pro_total, used: row.pro_used },
    free: [...(hasPro ? ['pro' as const] : []), ...(hasBasic ? ['basic' as const] : [])],
  };
}

/**
 * Keeps other requests from taking a place of this user before the transaction ends. To be called before any lock on
 * a card.
 */
export async function holdPlaces(trx: Knex.Transaction, userId: number): Promise<void> {
  // Weaker than FOR UPDATE: rows that refer to the user may be written meanwhile.
  await User.query(trx).findById(userId).select('id').forNoKeyUpdate().throwIfNotFound();
}

/**
 * Takes a place for a new card. The user's row is locked until the transaction ends, so that of two requests for the
 * last place one waits and then finds it taken.
 * @param wanted by default the best type that has a free place
 * @throws {AppError} `payment_required` when no place is left
 */
export async function takePlace(
  trx: Knex.Transaction,
  userId: number,
  wanted: CardType | undefined,
  now: Date,
): Promise<CardType> {
  await holdPlaces(trx, userId);
  const { free } = await placesOf(trx, userId, now);
  const type = wanted ? free.find((kind) => kind === wanted) : free[0];
  if (type) return type;
  throw new AppError('payment_required', {
    text: wanted === 'pro' && free.length > 0 ? noProPlace : noPlace,
  });
}
