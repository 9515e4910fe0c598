import { viewingMinutes } from '../../../contract/admin/view-as.schema.ts';
import { AppError } from '../../../errors.ts';
import { Session } from '../../../models/Session.ts';
import { User } from '../../../models/User.ts';
import type { AdminCommandContext } from '../../../http/admin/admin-resource.ts';
import { enqueueMail } from '../../messaging/index.ts';
import { viewedByStaff } from './viewed-by-staff.mail.ts';
import { writeAudit } from '../../../http/admin/write-audit.ts';

/**
 * Turns the admin's session into one that views as this user. There is no second secret: the session itself is
 * limited until the view ends, so a stolen link or cookie of the view opens nothing more (docs/security.md B7). The
 * owner is told by mail (S5).
 * @returns when it ends by itself
 * @throws {AppError} `not_found`; `conflict` for staff and for the admin's own account; `forbidden` for a bearer
 * token, which shows no banner
 */
export async function startViewing(
  context: AdminCommandContext,
  userId: number,
  reason: string,
): Promise<Date> {
  const { trx, credential, actor, now } = context;
  const person = await User.query(trx).findById(userId);
  if (!person) throw new AppError('not_found');
  if (person.id === actor.id || person.userRole !== 'user')
    throw new AppError('conflict', { fields: { root: 'view_owners_only' } });
  if (credential?.kind !== 'session') throw new AppError('forbidden');
  const until = new Date(now.getTime() + viewingMinutes * 60_000);
  await Session.query(trx).findById(credential.id).patch({ viewedUserId: userId, viewingUntil: until });
  await writeAudit(
    context,
    { action: 'view-as', entity: 'users', id: userId, input: { reason, until: until.toISOString() } },
    null,
    null,
  );
  // All visitors share the demo account, and its address is nobody's.
  if (!person.isDemo)
    await enqueueMail(trx, context.env, {
      template: viewedByStaff,
      input: { username: person.username, viewedAt: now, until },
      to: { userId: person.id, email: person.email, language: person.language },
    });
  return until;
}
