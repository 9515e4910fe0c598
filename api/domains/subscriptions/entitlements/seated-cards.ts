import type { Entitlements } from '../../../contract/accounts/abilities.schema.ts';
import type { CardType } from '../../../contract/cards/entities/business-profile.schema.ts';

/**
 * Chooses which of a user's own cards get a place, for places that aren't in the database: the preview of a package
 * move asks what they would become. The same rule as `covered_cards_at` of the database; a test compares the two.
 * @param cards all of the user's cards, in any order, without those of a team
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
