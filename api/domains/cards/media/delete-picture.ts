import { AppError } from '../../../errors.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { pictureRefusal } from './refuse-picture.ts';
import { removeDiscardedFiles } from './remove-discarded-files.ts';
import { isShownSomewhere } from './shown-pictures.ts';

/**
 * Deletes a picture of the signed-in user, row and files.
 * @throws {AppError} `not_found` for an unknown picture and for another user's, `conflict` while a card, an
 * article or the print of an order shows it
 */
export async function deletePicture(ctx: AppContext, storageKey: string): Promise<void> {
  const { id: userId } = actorOf(ctx);
  const { knex, storage } = ctx.deps;
  await knex.transaction(async (trx) => {
    const mine = () => trx('media').where({ storage_key: storageKey, user_id: userId });
    if (!(await mine().forUpdate().first('id'))) throw new AppError('not_found');
    const removed = await mine().whereRaw(`not (${isShownSomewhere})`).delete();
    if (removed === 0) throw pictureRefusal('stillUsed');
  });
  await removeDiscardedFiles(knex, storage, [storageKey]);
}
