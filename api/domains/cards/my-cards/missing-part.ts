import { isFilled } from '../../../contract/cards/card-completeness.ts';
import type { CardField } from '../../../contract/cards/card-fields.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { StatisticsHooks } from '../../statistics/index.ts';

/** Parts that a card sells by, the most useful first; one of its fields is enough. */
const parts = [
  ['picture', ['profileImage', 'coverImage']],
  ['hours', ['openingHours', 'businessHours']],
  ['about', ['about']],
] as const satisfies readonly (readonly [string, readonly CardField[]])[];

/** For the weekly letter: the most useful part that the most seen card still lacks. */
export const missingPart: StatisticsHooks['tasks'][number] = async (knex, { profileId }) => {
  const card = await BusinessProfile.query(knex).findById(profileId);
  if (!card) return null;
  const missing = parts.find(([, fields]) => !fields.some((field) => isFilled(card, field)));
  return missing ? { kind: missing[0], cardName: card.businessName, profileId } : null;
};
