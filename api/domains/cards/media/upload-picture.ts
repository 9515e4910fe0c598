import type { PicturePurpose } from '../../../contract/cards/entities/media.schema.ts';
import type { UploadedPicture } from '../../../contract/cards/media.schema.ts';
import type { PictureCut } from '../../../contract/cards/picture-cut.schema.ts';
import { pictureLimits } from '../../../contract/cards/picture-limits.ts';
import { AppError } from '../../../errors.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { Media } from '../../../models/Media.ts';
import { discardPicture } from './discard-picture.ts';
import { goneSignal } from './gone-signal.ts';
import { receiveUpload } from './receive-upload.ts';
import { pictureRefusal } from './refuse-picture.ts';
import { storePicture } from './store-picture.ts';

/**
 * Stores the request's body as a picture of the signed-in user. An upload whose sender closes the connection leaves
 * nothing behind.
 * @throws {AppError} 409 with 1,000 stored pictures, 413 and 415 by the content, 503 when too many uploads come at
 * once
 */
export async function uploadPicture(
  ctx: AppContext,
  { purpose, ...cut }: { purpose: PicturePurpose } & PictureCut,
): Promise<UploadedPicture> {
  const { id: userId, role } = actorOf(ctx);
  if (purpose === 'blog' && role === 'user') throw new AppError('forbidden');
  const { knex, storage } = ctx.deps;
  const kept = await Media.query(knex).where({ user_id: userId }).resultSize();
  if (kept >= pictureLimits.kept) throw pictureRefusal('tooManyKept');
  const limits = { limit: pictureLimits.bytes, tooLarge: () => pictureRefusal('tooManyBytes') };
  const signal = goneSignal(ctx);
  const { media, address } = await receiveUpload(ctx, limits, async (bytes) => {
    signal.throwIfAborted();
    return storePicture(knex, storage, { bytes, userId, profileId: null, purpose, cut, signal });
  });
  if (signal.aborted) {
    await discardPicture(knex, storage, media);
    signal.throwIfAborted();
  }
  return { id: media.storageKey, url: address, width: media.width, height: media.height };
}
