import type { Knex } from 'knex';
import { UniqueViolationError } from 'objection';
import type { CardFields } from '../../../contract/cards/card-fields.ts';
import { planOfCard } from '../../../contract/cards/card-plan.schema.ts';
import type { CardType } from '../../../contract/cards/entities/business-profile.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { freeAddresses } from '../edit/free-addresses.queries.ts';
import { assertOwnPictures } from '../media/own-pictures.ts';
import { entitlementsOf, holdPlaces, placesOf } from '../../subscriptions/index.ts';
import { insertCard } from '../my-cards/insert-card.ts';
import { findSameCard, fitToPlan } from './same-card.ts';

interface ImportedCard {
  userId: number;
  fields: CardFields;
  /** The card's type in the file. */
  wanted: CardType;
  language: Language;
  taken: ReadonlySet<number>;
  now: Date;
}

/** The result for a card; `left` names the fields that its place doesn't include. */
export type CardArrival =
  | { outcome: 'added'; card: BusinessProfile; left: string[] }
  | { outcome: 'already'; card: BusinessProfile }
  | { outcome: 'skipped' };

/**
 * Inserts a card of the file as a private one, on a free place of this user and with what that place includes.
 * @throws {AppError} when a picture isn't the user's
 */
export async function insertImportedCard(trx: Knex.Transaction, asked: ImportedCard): Promise<CardArrival> {
  const { userId, fields, wanted, now } = asked;
  await holdPlaces(trx, userId);
  const same = await findSameCard(trx, userId, asked);
  if (same) return { outcome: 'already', card: same };
  const { free } = await placesOf(trx, userId, now);
  const cardType = free.find((kind) => kind === wanted) ?? free[0];
  if (!cardType) return { outcome: 'skipped' };
  const plan = planOfCard({ cardType, isCovered: true }, await entitlementsOf(trx, userId, now));
  const fitting = fitToPlan(fields, plan);
  await assertOwnPictures(trx, userId, fitting.fields);
  const columns = { ...fitting.fields, userId, cardType, isPublic: false };
  const card =
    (plan.customAddress && (await insertWithAddress(trx, columns, now))) ||
    (await insertCard(trx, { ...columns, useCustomSlug: false }, 'ascii', now));
  return { outcome: 'added', card, left: fitting.left };
}

/** Inserts under the address of the file; null when another card has it, or takes it at this moment. */
async function insertWithAddress(
  trx: Knex.Transaction,
  columns: CardFields & { userId: number },
  now: Date,
): Promise<BusinessProfile | null> {
  const { customSlug, userId } = columns;
  if (!customSlug) return null;
  const free = await freeAddresses(trx, { userId, cardId: null, now }, [customSlug]);
  if (free.length === 0) return null;
  try {
    return await trx.transaction(async (savepoint) =>
      BusinessProfile.query(savepoint).insertAndFetch({ ...columns }),
    );
  } catch (error) {
    if (error instanceof UniqueViolationError) return null;
    throw error;
  }
}
