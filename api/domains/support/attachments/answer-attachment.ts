import { AppError } from '../../../errors.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { nameFile } from '../../../http/attachment.ts';
import { documentPolicy } from '../../../http/content-security-policy.ts';
import type { AppContext } from '../../../http/context.ts';
import { SupportAttachment } from '../../../models/SupportAttachment.ts';
import { isStaff } from '../conversations/support.policy.ts';

/**
 * Sends a file of a conversation to whoever may read it: its user and staff; one that wasn't sent yet to its uploader
 * alone. It is never anything but a picture or a PDF to the browser (docs/security.md C10).
 * @throws {AppError} `not_found`
 */
export async function answerAttachment(ctx: AppContext, id: number): Promise<void> {
  const actor = actorOf(ctx);
  const { knex, storage } = ctx.deps;
  const query = SupportAttachment.query(knex).findById(id);
  if (isStaff(actor))
    void query.where((one) => one.whereNotNull('message_id').orWhere({ user_id: actor.id }));
  else void query.whereRaw(isMine, { me: actor.id });
  const row = await query;
  const file = row && (await storage.open(row.storageKey));
  if (!row || !file) throw new AppError('not_found');
  nameFile(ctx, row.name);
  ctx.type = row.mimeType;
  ctx.length = file.byteSize;
  ctx.set({
    'Cache-Control': 'private, max-age=600',
    'Content-Security-Policy': documentPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  if (ctx.method === 'HEAD') {
    file.body.destroy();
    ctx.status = 200;
  } else ctx.body = file.body;
}

/** In a conversation of theirs, or uploaded by them and not sent yet. */
const isMine = `case when message_id is null then user_id = :me else exists (
  select from messages join support_tickets on support_tickets.id = messages.ticket_id
    where messages.id = support_attachments.message_id and support_tickets.user_id = :me
) end`;
