import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { StatisticsHooks } from '../../statistics/index.ts';

/** For the weekly letter: the most useful part that the most seen card still lacks. */
export const missingPart: StatisticsHooks['tasks'][number] = async (knex, { profileId }) => {
  const card = await BusinessProfile.query(knex).findById(profileId);
  if (!card) return null;
  const { businessName: cardName, profileImage, coverImage, openingHours, businessHours, about } = card;
  const hasHours = Boolean(openingHours) || businessHours.some(({ spans }) => spans.length > 0);
  const kind =
    !profileImage && !coverImage ? 'picture' : !hasHours ? 'hours' : !about?.trim() ? 'about' : null;
  return kind && { kind, cardName, profileId };
};
