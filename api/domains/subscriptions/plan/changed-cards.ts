import type { Knex } from 'knex';
import type { Entitlements } from '../../../contract/accounts/abilities.schema.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';

type Places = Pick<Entitlements, 'basicCards' | 'proCards'>;
type Card = Pick<BusinessProfile, 'id' | 'businessName' | 'cardType'>;

/**
 * Chooses which of a user's cards get a place: the older ones first, and a basic card may take a free pro place.
 * Visitors see cards by the same rule (docs/product.md 3).
 */
function seated(cards: readonly Card[], { basicCards, proCards }: Places): Set<number> {
  const byAge = cards.toSorted((a, b) => a.id - b.id);
  const pro = byAge.filter(({ cardType }) => cardType === 'pro');
  const basic = byAge.filter(({ cardType }) => cardType === 'basic');
  const basicPlaces = basicCards + Math.max(0, proCards - pro.length);
  return new Set([...pro.slice(0, proCards), ...basic.slice(0, basicPlaces)].map(({ id }) => id));
}

/** Cards that a change of places hides from visitors, and those it shows again. */
export async function changedCards(
  knex: Knex,
  userId: number,
  before: Places,
  after: Places,
): Promise<Record<'lost' | 'back', { id: number; name: string }[]>> {
  const cards: Card[] = await BusinessProfile.query(knex)
    .select('id', 'business_name', 'card_type')
    .where({ user_id: userId })
    .orderBy('id');
  const [then, now] = [seated(cards, after), seated(cards, before)];
  const named = (chosen: Card[]) => chosen.map(({ id, businessName }) => ({ id, name: businessName }));
  return {
    lost: named(cards.filter(({ id }) => now.has(id) && !then.has(id))),
    back: named(cards.filter(({ id }) => then.has(id) && !now.has(id))),
  };
}
