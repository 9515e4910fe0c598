import type { Knex } from 'knex';
import type { Credential } from '../../../http/context.ts';
import { Session } from '../../../models/Session.ts';

const ended = { viewedUserId: null, viewingUntil: null };

/**
 * Ends a view and gives the session back to the admin it belongs to; the database writes the end into the audit log.
 */
export async function endViewing(knex: Knex, credential: Credential | null): Promise<void> {
  if (credential?.kind === 'session') await Session.query(knex).findById(credential.id).patch(ended);
}

/**
 * Ends expired views, so that their end is written down also where the admin didn't return.
 * @returns how many
 */
export async function endLapsedViews(knex: Knex, now: Date): Promise<number> {
  return Session.query(knex).whereNotNull('viewed_user_id').where('viewing_until', '<=', now).patch(ended);
}
