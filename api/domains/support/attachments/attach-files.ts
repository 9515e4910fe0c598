import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import type { Message } from '../../../models/Message.ts';
import { SupportAttachment } from '../../../models/SupportAttachment.ts';

/**
 * Ties uploaded files to the message that is sent with them (docs/product.md 13.11).
 * @throws {AppError} `validation_failed` on attachmentIds for a file that isn't the sender's, or was sent already
 */
export async function attachFiles(
  trx: Knex.Transaction,
  { id, userId }: Pick<Message, 'id' | 'userId'>,
  attachmentIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(attachmentIds)];
  if (ids.length === 0) return;
  const attached = await SupportAttachment.query(trx)
    .whereIn('id', ids)
    .where({ user_id: userId })
    .whereNull('message_id')
    .patch({ messageId: id });
  if (attached < ids.length)
    throw new AppError('validation_failed', { fields: { attachmentIds: 'attachment_unknown' } });
}
