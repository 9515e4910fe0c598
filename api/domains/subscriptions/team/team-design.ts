import type { Knex } from 'knex';
import type { CardField } from '../../../contract/cards/card-fields.ts';
import { fieldsOfTeamParts, type TeamPart } from '../../../contract/subscriptions/team-parts.schema.ts';
import { AppError } from '../../../errors.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { TeamDesign } from '../../../models/TeamDesign.ts';
import { TeamMember } from '../../../models/TeamMember.ts';
import { lockTeam } from './team.queries.ts';

type DesignedFields = Partial<Pick<BusinessProfile, CardField>>;

/** The fields that a team's cards take over from the company's card; empty where it sets none. */
export async function designOf(trx: Knex, packageId: number): Promise<DesignedFields> {
  const design = await TeamDesign.query(trx).findById(packageId).withGraphFetched('businessProfile');
  if (!design?.businessProfile) return {};
  const source = design.businessProfile;
  return Object.fromEntries(
    fieldsOfTeamParts(design.lockedParts).map((field) => [field, source[field]]),
  ) as DesignedFields;
}

/**
 * Chooses the owner's card that the team's cards take parts from, and writes these parts. Without a card, or without
 * parts, nothing is set any more and every card stays as it is.
 * @returns the numbers of the team's cards that were written
 * @throws {AppError} `not_found`, also for a card that isn't the user's
 */
export async function setTeamDesign(
  trx: Knex.Transaction,
  userId: number,
  packageId: number,
  { cardId, parts }: { cardId: number | null; parts: readonly TeamPart[] },
): Promise<number[]> {
  await lockTeam(trx, userId, packageId);
  if (cardId === null) {
    await TeamDesign.query(trx).deleteById(packageId);
    return [];
  }
  const source = await BusinessProfile.query(trx).findOne({ id: cardId, user_id: userId, card_type: 'pro' });
  if (!source) throw new AppError('not_found');
  await TeamDesign.query(trx)
    .insert({ packageId, profileId: cardId, lockedParts: [...new Set(parts)] })
    .onConflict('package_id')
    .merge(['profile_id', 'locked_parts']);
  return spreadDesign(trx, packageId);
}

/**
 * Copies a saved card's parts to the cards of the teams that take them, in the same transaction.
 * @returns the numbers of these cards
 */
export async function followSource(trx: Knex.Transaction, cardId: number): Promise<number[]> {
  const designs = await TeamDesign.query(trx).where({ profile_id: cardId }).orderBy('package_id');
  const written: number[] = [];
  for (const { packageId } of designs) written.push(...(await spreadDesign(trx, packageId)));
  return written;
}

async function spreadDesign(trx: Knex.Transaction, packageId: number): Promise<number[]> {
  const fields = await designOf(trx, packageId);
  if (Object.keys(fields).length === 0) return [];
  const members = TeamMember.query(trx).select('user_id').where({ package_id: packageId, status: 'active' });
  const written = await BusinessProfile.query(trx)
    .where({ package_id: packageId })
    .whereIn('user_id', members)
    .patch(fields)
    .returning('id');
  return written.map(({ id }) => id);
}
