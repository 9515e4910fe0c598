import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { SupportTicket } from '../../../models/SupportTicket.ts';

const year = 366 * 86_400_000;

/**
 * Puts a conversation aside until a time, or brings it back; a message of its user brings it back, too (docs/product.md
 * 13.11).
 * @throws {AppError} `validation_failed` on until for a time that has passed or is more than a year ahead
 * @throws {NotFoundError} when there is no such open conversation
 */
export async function snoozeConversation(
  trx: Knex.Transaction,
  id: number,
  until: Date | null,
  now: Date,
): Promise<SupportTicket> {
  const ahead = until ? until.getTime() - now.getTime() : 1;
  if (ahead <= 0 || ahead > year)
    throw new AppError('validation_failed', { fields: { until: 'snooze_in_future' } });
  const ticket = await SupportTicket.query(trx)
    .findById(id)
    .whereNull('closed_at')
    .forUpdate()
    .throwIfNotFound();
  await ticket.$query(trx).patch({ snoozedUntil: until });
  return ticket;
}
