import type { UploadedDocument } from '../../../contract/cards/documents.schema.ts';
import { documentLimits } from '../../../contract/cards/document-limits.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { addressOfMedia } from './address-of-media.ts';
import { discardPicture } from './discard-picture.ts';
import { goneSignal } from './gone-signal.ts';
import { receiveUpload } from './receive-upload.ts';
import { documentRefusal } from './refuse-document.ts';
import { storeDocument } from './store-document.ts';

/**
 * Stores the request's body as a document of the signed-in user. An upload whose sender closes the connection leaves
 * nothing behind.
 * @throws {AppError} 409, 413 and 415 as `storeDocument`, 503 when too many uploads come at once
 */
export async function uploadDocument(
  ctx: AppContext,
  { name = '' }: { name?: string | undefined },
): Promise<UploadedDocument> {
  const { id: userId } = actorOf(ctx);
  const { knex, storage } = ctx.deps;
  const limits = { limit: documentLimits.bytes, tooLarge: () => documentRefusal('tooManyBytes') };
  const signal = goneSignal(ctx);
  const media = await receiveUpload(ctx, limits, async (bytes) => {
    signal.throwIfAborted();
    return storeDocument(knex, storage, { bytes, name, userId, signal });
  });
  if (signal.aborted) {
    await discardPicture(knex, storage, media);
    signal.throwIfAborted();
  }
  return { file: addressOfMedia(media), pages: media.pages ?? 1, bytes: media.byteSize };
}
