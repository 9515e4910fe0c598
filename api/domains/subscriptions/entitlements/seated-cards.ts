import type { Entitlements } from '../../../contract/accounts/abilities.schema.ts';
import type { CardType } from '../../../contract/cards/entities/business-profile.schema.ts';

/**
 * Which of one person's own cards find a place, for places that aren't in the database: a preview of a move of packages
 * asks what they would become. The same rule as `covered_cards_at` of the database; a test compares the two.
 * @param cards all of that person, in any order, without those of a team
 */
export function seatedCards<Card extends { id: number; cardType: CardType }>(
  cards: readonly Card[],
  given: Pick<Entitlements, 'basicCards' | 'proCards'>,
): Card[] {
  const oldestFirst = cards.toSorted((one, other) => one.id - other.id);
  const pro = oldestFirst.filter(({ cardType }) => cardType === 'pro');
  const basic = oldestFirst.filter(({ cardType }) => cardType === 'basic');
  const freePro = Math.max(0, given.proCards - pro.length);
  return [...pro.slice(0, given.proCards), ...basic.slice(0, given.basicCards + freePro)];
}
