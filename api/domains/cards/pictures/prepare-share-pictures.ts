import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { AppDeps } from '../../../deps.ts';
import { presentPublicCard } from '../public/cards.presenter.ts';
import { prepareSharePicture } from './card-drawings.ts';

/** Longer than the time between two runs, so that a late run misses nothing. */
const lookBack = 30 * 60_000;
const maxInOneRun = 500;

/**
 * Draws the share pictures of public cards that changed lately, so that the first link preview need not wait. The
 * rest is drawn on request. Safe to run twice.
 * @returns how many were drawn
 */
export async function prepareSharePictures({ knex, storage, clock, env }: AppDeps): Promise<number> {
  const now = clock.now();
  const changed = await BusinessProfile.query(knex)
    .where({ is_public: true, is_held: false })
    .where('updated_at', '>', new Date(now.getTime() - lookBack))
    .orderBy('updated_at')
    .limit(maxInOneRun);
  let drawn = 0;
  for (const profile of changed)
    if (await prepareSharePicture(storage, presentPublicCard(profile, { env, now }))) drawn += 1;
  return drawn;
}
