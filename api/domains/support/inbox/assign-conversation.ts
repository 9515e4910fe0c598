import type { Knex } from 'knex';
import { may } from '../../../contract/accounts/permissions.ts';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/context.ts';
import { Notification } from '../../../models/Notification.ts';
import { SupportNote } from '../../../models/SupportNote.ts';
import { SupportTicket } from '../../../models/SupportTicket.ts';
import { User } from '../../../models/User.ts';
import { conversationMoved, movedNotice } from '../messages.ts';
import { supportStaff } from './support-staff.queries.ts';

interface Move {
  assigneeId: number | null;
  /** Who has it as far as the actor knows. */
  from: number | null;
  note: string | null;
}

/**
 * Hands a conversation to one of the staff, or to nobody, with a note that only staff see; whoever gets or loses it to
 * another is told (docs/product.md 13.11). Repeating it changes nothing.
 * @throws {AppError} `conflict` when somebody else has it meanwhile, `validation_failed` on assigneeId for nobody of the
 * staff, or on note where it is taken from a colleague without a word
 * @throws {NotFoundError} when there is no such conversation
 */
export async function assignConversation(
  trx: Knex.Transaction,
  actor: Actor,
  id: number,
  { assigneeId, from, note }: Move,
): Promise<SupportTicket> {
  const ticket = await SupportTicket.query(trx).findById(id).forUpdate().throwIfNotFound();
  if (ticket.assignedTo === assigneeId) return ticket;
  if (ticket.assignedTo !== from) throw new AppError('conflict', { text: conversationMoved });
  if (assigneeId !== null && !(await supportStaff(trx).findById(assigneeId)))
    throw new AppError('validation_failed', { fields: { assigneeId: 'assignee_unknown' } });
  if (from !== null && from !== actor.id && note === null)
    throw new AppError('validation_failed', { fields: { note: 'takeover_note_required' } });
  await ticket.$query(trx).patch({ assignedTo: assigneeId });
  await SupportNote.query(trx).insert({
    ticketId: id,
    userId: actor.id,
    kind: assigneeId === null ? 'release' : 'assign',
    assignedTo: assigneeId,
    content: note ?? '',
  });
  for (const userId of [assigneeId, from])
    if (userId !== null && userId !== actor.id) await tell(trx, actor, ticket, { userId, assigneeId, note });
  return ticket;
}

async function tell(
  trx: Knex.Transaction,
  actor: Actor,
  { id, subject }: SupportTicket,
  { userId, assigneeId, note }: { userId: number; assigneeId: number | null; note: string | null },
): Promise<void> {
  const colleague = await User.query(trx).findById(userId).select('language', 'user_role');
  if (!colleague) return;
  const texts = movedNotice[colleague.language];
  await Notification.query(trx).insert({
    userId,
    type: 'message',
    title: userId === assigneeId ? texts.got(actor.username) : texts.lost(actor.username),
    content: [subject, note].filter(Boolean).join('\n').slice(0, 2_000),
    link: may(colleague.userRole, 'inbox') ? `/admin/support/${id}` : null,
  });
}
