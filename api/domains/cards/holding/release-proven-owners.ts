import type { AppDeps } from '../../../deps.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { describeError } from '../../../http/describe-error.ts';
import { provenSince } from './owner-proofs.ts';
import { notifyOfRelease } from './notify-of-release.ts';

/**
 * Shows held cards whose owners have verified their address and have an account of a week by now, and notifies them
 * (docs/product.md 11.13); those that take money wait for staff. Safe to run twice.
 */
export async function releaseProvenOwners({ knex, clock, env, log }: AppDeps): Promise<void> {
  const proven = knex('users')
    .select('id')
    .where({ is_email_verified: true })
    .where('created_at', '<=', provenSince(clock.now()));
  const ids = (await knex('business_profiles')
    .where({ is_held: true, payment_links: '[]' })
    .whereIn('user_id', proven)
    .orderBy('id')
    .pluck('id')) as number[];
  for (const id of ids)
    try {
      await knex.transaction(async (trx) => {
        const card = await BusinessProfile.query(trx)
          .findOne({ id, is_held: true, payment_links: '[]' })
          .forUpdate();
        if (!card) return;
        await card.$query(trx).patch({ heldFor: null, heldSince: null });
        await notifyOfRelease(trx, env, card, null);
      });
    } catch (error) {
      // The other cards don't wait for this one.
      log.error({ err: describeError(error), cardId: id }, 'a held card could not be released');
    }
}
