import type { Knex } from 'knex';
import { judgementFields } from '../../../contract/cards/entities/business-profile.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { AppError } from '../../../errors.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { takedownInForce } from '../reports/take-card-down.ts';
import { lockMyCard } from '../edit/my-card.queries.ts';
import { holdPlaces, takePlace, teamLockOf } from '../../subscriptions/index.ts';
import { insertCard } from './insert-card.ts';
import { copyMarks, takenDownCard } from '../messages.ts';

const maxNameLength = 120;
/** Columns that no two cards share, or that the database sets. */
const ownOfEach = [
  'id',
  'customSlug',
  'version',
  'createdAt',
  'updatedAt',
  'isCovered',
  ...judgementFields,
] as const;

/**
 * Makes a private copy of a card: everything its owner wrote, under a name and an address of its own. Statistics,
 * leads, chips and former addresses stay with the first card (docs/product.md 4); both show the same picture files.
 * @param language of the mark behind the name
 * @throws {AppError} `not_found`; `conflict` for a card that staff took down; `payment_required` without a place for
 * one of its type
 */
export async function duplicateCard(
  trx: Knex.Transaction,
  { userId, cardId, language, now }: { userId: number; cardId: number; language: Language; now: Date },
): Promise<BusinessProfile> {
  await holdPlaces(trx, userId);
  const card = await lockMyCard(trx, userId, cardId, now);
  // Otherwise the owner could bring a card back that staff took down.
  if (await takedownInForce(trx, cardId))
    throw new AppError('conflict', {
      text: takenDownCard,
    });
  const cardType = await takePlace(trx, userId, card.cardType, now);
  const isOfTeam = (await teamLockOf(trx, card)) !== null;
  const columns = {
    ...card
      .$clone()
      .$omitFromJson([...ownOfEach])
      .toJSON(),
    userId,
    cardType,
    // The copy takes a place of its owner's, also where the first card is a team's.
    packageId: null,
    ...(isOfTeam && { community: null }),
    businessName: markedName(card.businessName, copyMarks[language]),
    isPublic: false,
    useCustomSlug: false,
  };
  return insertCard(trx, columns, 'ascii', now);
}

function markedName(name: string, mark: string): string {
  return `${[...name].slice(0, maxNameLength - mark.length).join('')}${mark}`;
}
