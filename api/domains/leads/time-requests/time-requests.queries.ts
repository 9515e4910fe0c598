import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { TimeRequest } from '../../../models/TimeRequest.ts';

/** The confirmed times of cards that aren't over, by card. */
export async function busyTimes(
  knex: Knex,
  cardIds: readonly number[],
  now: Date,
): Promise<Map<number, { leadId: number; from: Date; to: Date }[]>> {
  const rows = await TimeRequest.query(knex)
    .whereIn('profile_id', cardIds)
    .where({ status: 'confirmed' })
    .where('confirmed_to', '>', now)
    .orderBy('confirmed_from');
  const byCard = new Map<number, { leadId: number; from: Date; to: Date }[]>();
  for (const { leadId, profileId, confirmedFrom, confirmedTo } of rows)
    if (confirmedFrom && confirmedTo)
      byCard.set(profileId, [
        ...(byCard.get(profileId) ?? []),
        { leadId, from: confirmedFrom, to: confirmedTo },
      ]);
  return byCard;
}

/** The request of a lead, locked. @throws {AppError} `not_found` for a lead that asks for no time */
export async function lockTimeRequest(trx: Knex.Transaction, leadId: number): Promise<TimeRequest> {
  const request = await TimeRequest.query(trx).findById(leadId).forUpdate();
  if (!request) throw new AppError('not_found');
  return request;
}
