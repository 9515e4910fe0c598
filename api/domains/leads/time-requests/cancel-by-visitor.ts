import type { Knex } from 'knex';
import type { MailSite } from '../../messaging/index.ts';
import { endRequest } from './decide-time-request.ts';
import { notifyOwnerOfTime, notifyVisitorOfTime } from './notify-of-time.ts';
import { lockTimeRequest } from './time-requests.queries.ts';

/**
 * Cancels a request by its visitor's link, and tells the owner; twice changes nothing.
 * @throws {AppError} `not_found` when its lead was deleted
 */
export async function cancelByVisitor(
  trx: Knex.Transaction,
  site: MailSite & { SESSION_SECRET: string },
  leadId: number,
  now: Date,
): Promise<void> {
  const ended = await endRequest(trx, await lockTimeRequest(trx, leadId), 'visitor', now);
  if (!ended) return;
  const news = ended.confirmedFrom ? 'cancelled' : 'withdrawn';
  await notifyOwnerOfTime(trx, site, leadId, news, now);
  await notifyVisitorOfTime(trx, site, leadId, news, now);
}
