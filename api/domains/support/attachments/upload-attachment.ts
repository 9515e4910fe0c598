import type { Knex } from 'knex';
import { attachmentLimits } from '../../../contract/support/attachment-limits.ts';
import type { SupportAttachment as Shown } from '../../../contract/support/support.schema.ts';
import { AppError } from '../../../errors.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { makeStorageName } from '../../../lib/random-code.ts';
import { SupportAttachment } from '../../../models/SupportAttachment.ts';
import { checkUploadedFile, receiveUpload } from '../../cards/index.ts';
import { presentAttachment } from '../conversations/support.presenter.ts';
import { tooManyUnsent } from '../messages.ts';

/**
 * Stores the request's body as a file that its sender may send to support, or from it, within a day: a picture encoded
 * anew, or a PDF that was looked into (docs/product.md 13.11). The row comes first, so that the sweep finds what a crash
 * leaves.
 * @throws {AppError} 409 with 20 files that weren't sent, 413 and 415 by the content, 503 when too many uploads come at
 * once
 */
export async function uploadAttachment(
  ctx: AppContext,
  { name = '' }: { name?: string | undefined },
): Promise<Shown> {
  const { id: userId } = actorOf(ctx);
  const { knex, storage } = ctx.deps;
  await assertFewUnsent(knex, userId);
  const limits = {
    limit: attachmentLimits.bytes,
    tooLarge: () => new AppError('payload_too_large'),
  };
  return receiveUpload(ctx, limits, async (body) => {
    const { bytes, mimeType, extension, width, height } = await checkUploadedFile(body);
    const row = await SupportAttachment.query(knex).insertAndFetch({
      userId,
      storageKey: `support/${makeStorageName()}.${extension}`,
      mimeType,
      name: nameOf(name, extension),
      byteSize: bytes.length,
      width,
      height,
      createdAt: ctx.deps.clock.now(),
    });
    try {
      await storage.put(row.storageKey, bytes);
    } catch (error) {
      await row.$query(knex).delete();
      throw error;
    }
    return presentAttachment(row);
  });
}

async function assertFewUnsent(knex: Knex, userId: number): Promise<void> {
  const unsent = await SupportAttachment.query(knex)
    .where({ user_id: userId })
    .whereNull('message_id')
    .resultSize();
  if (unsent >= attachmentLimits.unsent) throw new AppError('conflict', { text: tooManyUnsent });
}

/** A name that a file may have on every system, with the ending of what it is. */
function nameOf(typed: string, extension: string): string {
  const plain = typed
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[/\\:*?"<>|]/gu, ' ')
    .replace(/\.[a-z0-9]{1,5}$/iu, '')
    .trim();
  const room = attachmentLimits.name - extension.length - 1;
  return `${[...(plain || 'file')].slice(0, room).join('').trim()}.${extension}`;
}
