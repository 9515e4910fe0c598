import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import type { TimeRequest } from '../../../models/TimeRequest.ts';
import { lockOwnLead } from '../my-leads/own-leads.queries.ts';
import { lockTimeRequest } from './time-requests.queries.ts';

const minute = 60_000;
interface Actor {
  ownerId: number;
  now: Date;
}

/**
 * Confirms one of the proposed times. Confirming the same one again changes nothing.
 * @returns whether it changed
 * @throws {AppError} `not_found`, `validation_failed` on `at` for a time that isn't proposed, is over, or overlaps
 * another confirmed one of the card; `conflict` when the request was decided meanwhile
 */
export async function confirmTime(
  trx: Knex.Transaction,
  { ownerId, now }: Actor,
  leadId: number,
  at: Date,
): Promise<boolean> {
  const lead = await lockOwnLead(trx, ownerId, leadId);
  const request = await lockTimeRequest(trx, leadId);
  if (request.status === 'confirmed' && request.confirmedFrom?.getTime() === at.getTime()) return false;
  if (request.status !== 'waiting') throw new AppError('conflict', { fields: { at: 'changed_meanwhile' } });
  if (!request.proposed.some((proposed) => Date.parse(proposed) === at.getTime()))
    throw new AppError('validation_failed', { fields: { at: 'time_not_proposed' } });
  if (at <= now) throw new AppError('validation_failed', { fields: { at: 'time_over' } });
  try {
    await request.$query(trx).patch({
      status: 'confirmed',
      confirmedFrom: at,
      confirmedTo: new Date(at.getTime() + request.minutes * minute),
      decidedAt: now,
    });
  } catch (error) {
    if (!isOverlap(error)) throw error;
    throw new AppError('validation_failed', { cause: error, fields: { at: 'time_taken' } });
  }
  if (lead.status === 'new')
    await lead.$query(trx).patch({ status: 'in_progress', handledBy: ownerId, handledAt: now });
  return true;
}

/** PostgreSQL's word that another confirmed request holds the time, whoever was quicker (`time_requests_apart`). */
function isOverlap(error: unknown): boolean {
  const cause = error instanceof Error && 'nativeError' in error ? error.nativeError : error;
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'constraint' in cause &&
    cause.constraint === 'time_requests_apart'
  );
}

/**
 * Declines a request that waits, or cancels a confirmed one. A request that has ended stays as it is.
 * @returns what became of it; null when it had ended before
 * @throws {AppError} `not_found`
 */
export async function refuseTime(
  trx: Knex.Transaction,
  { ownerId, now }: Actor,
  leadId: number,
): Promise<TimeRequest | null> {
  const lead = await lockOwnLead(trx, ownerId, leadId);
  const request = await lockTimeRequest(trx, leadId);
  const wasNew = lead.status === 'new';
  const ended = await endRequest(trx, request, 'owner', now);
  if (ended && wasNew) await lead.$query(trx).patch({ status: 'lost', handledBy: ownerId, handledAt: now });
  return ended;
}

/** Ends a request by one of its sides. @returns null when it had ended before */
export async function endRequest(
  trx: Knex.Transaction,
  request: TimeRequest,
  side: 'owner' | 'visitor',
  now: Date,
): Promise<TimeRequest | null> {
  if (request.status !== 'waiting' && request.status !== 'confirmed') return null;
  const isDeclined = side === 'owner' && request.status === 'waiting';
  return request.$query(trx).patchAndFetch({
    status: isDeclined ? 'declined' : 'cancelled',
    cancelledBy: isDeclined ? null : side,
    decidedAt: now,
  });
}
