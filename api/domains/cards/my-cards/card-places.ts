import type { Knex } from 'knex';
import type { Entitlements } from '../../../contract/accounts/abilities.ts';
import type { CardPlaces } from '../../../contract/cards/dashboard.ts';
import type { CardType } from '../../../contract/cards/entities/business-profile.ts';
import { AppError } from '../../../errors.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { User } from '../../../models/User.ts';
import { isTeamCard } from '../public/team-cards.ts';
import { entitlementsOf } from '../../subscriptions/entitlements/entitlements.ts';

/** How many cards of each kind somebody has, covered or not. */
export type CardCounts = Record<CardType, number>;

/**
 * Places given and taken (docs/product.md 3), by the rule that decides which cards visitors see: a basic card
 * without a place of its own sits on a free pro place. Cards beyond the places take none, nor do cards of a team.
 */
export function placesFrom(
  given: Pick<Entitlements, 'basicCards' | 'proCards'>,
  cards: CardCounts,
): CardPlaces {
  const seatedAsGuests = Math.max(0, cards.basic - given.basicCards);
  const basicUsed = Math.min(cards.basic, given.basicCards);
  const proUsed = Math.min(cards.pro + seatedAsGuests, given.proCards);
  const hasPro = proUsed < given.proCards;
  const hasBasic = basicUsed < given.basicCards || hasPro;
  return {
    basic: { total: given.basicCards, used: basicUsed },
    pro: { total: given.proCards, used: proUsed },
    free: [...(hasPro ? ['pro' as const] : []), ...(hasBasic ? ['basic' as const] : [])],
  };
}

/** The same, read from the database. */
export async function placesOf(knex: Knex, userId: number, now: Date): Promise<CardPlaces> {
  // One after the other: within a transaction there is one connection.
  const given = await entitlementsOf(knex, userId, now);
  const rows = await BusinessProfile.query(knex)
    .where({ user_id: userId })
    .whereRaw(`not ${isTeamCard()}`)
    .groupBy('card_type')
    .select('card_type')
    .count('id as cards')
    .castTo<{ cardType: CardType; cards: number }[]>();
  const countOf = (type: CardType) => Number(rows.find(({ cardType }) => cardType === type)?.cards ?? 0);
  return placesFrom(given, { basic: countOf('basic'), pro: countOf('pro') });
}

/** Nobody else takes one of this person's places before the transaction ends. Comes before any lock on a card. */
export async function holdPlaces(trx: Knex.Transaction, userId: number): Promise<void> {
  // Weaker than FOR UPDATE: rows that name the person may be written meanwhile.
  await User.query(trx).findById(userId).select('id').forNoKeyUpdate().throwIfNotFound();
}

/**
 * Takes a place for a new card. The person's row is held until the transaction ends, so that of two requests for the
 * last place one waits and then finds it taken.
 * @param wanted the better kind that is free unless said
 * @throws {AppError} `payment_required` when there is no place (left)
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
    text:
      wanted === 'pro' && free.length > 0
        ? {
            he: 'אין מקום פנוי לכרטיס פרו בתוכנית שלך. אפשר ליצור כרטיס בסיסי, או לשדרג.',
            en: 'Your plan has no free place for a pro card. You can make a basic card, or upgrade.',
          }
        : {
            he: 'כל המקומות בתוכנית שלך תפוסים. שדרוג, או מחיקת כרטיס, יפנו מקום.',
            en: 'All places of your plan are taken. Upgrading, or deleting a card, makes room.',
          },
  });
}
