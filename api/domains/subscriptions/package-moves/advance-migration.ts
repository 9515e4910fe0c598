import type { Knex } from 'knex';
import { PackageMigration } from '../../../models/PackageMigration.ts';
import type { AppDeps } from '../../../deps.ts';
import { moveNextPackages } from './move-packages.ts';
import { release, ways } from './run-ways.ts';
import { seeAnew } from './see-anew.ts';
import { notifyNextOwners } from './notify-owners.ts';
import { countTotals, estimateNextOwners } from './estimate-lost-features.ts';

/** After this many failures of one batch the run stops and shows why. */
const maxTries = 5;

/**
 * Runs the next batch of one run that has work, in a transaction of its own that locks the run: two workers never run
 * the same batch, and a crash leaves the batch undone and the run free.
 * @returns false when no run has work
 * @throws the error of the batch, after it was counted
 */
export async function advanceMigration({
  knex,
  env,
  clock,
}: Pick<AppDeps, 'knex' | 'env' | 'clock'>): Promise<boolean> {
  let taken: PackageMigration | undefined;
  try {
    return await knex.transaction(async (trx) => {
      const now = clock.now();
      taken = await takeNext(trx, now);
      if (!taken) return false;
      await advance(trx, env, taken, now);
      return true;
    });
  } catch (error) {
    if (taken) await countFailure(knex, taken, error);
    throw error;
  }
}

/** The run whose last batch is longest ago, so that a preview needn't wait for a long run. */
async function takeNext(trx: Knex.Transaction, now: Date): Promise<PackageMigration | undefined> {
  return PackageMigration.query(trx)
    .where((due) =>
      due
        .whereIn('status', ['preparing', 'running'])
        .orWhere({ has_to_tell: true })
        .orWhere((waiting) => waiting.where({ status: 'announced' }).where('runs_at', '<=', now)),
    )
    .orderBy(['updated_at', 'id'])
    .first()
    .forUpdate()
    .skipLocked();
}

async function advance(
  trx: Knex.Transaction,
  env: AppDeps['env'],
  run: PackageMigration,
  now: Date,
): Promise<void> {
  const row = PackageMigration.query(trx).findById(run.id);
  if (run.hasToTell) {
    if (await notifyNextOwners(trx, env, run, now)) await row.patch({ tries: 0, error: null });
    else await row.patch({ hasToTell: false, tries: 0, error: null });
    return;
  }
  if (run.status === 'announced') {
    await seeAnew(trx, run.id, ways[run.direction]);
    if (run.direction === 'apply') {
      await row.patch({ status: 'running', startedAt: now, tries: 0, error: null });
      return;
    }
    // Whom the stopped move told of a price and never reached learns that it is off.
    await release(trx, run.id, 'apply');
    await row.patch({ status: 'running', finishedAt: null, hasToTell: true, tries: 0, error: null });
    return;
  }
  if (run.status === 'preparing') {
    if (await estimateNextOwners(trx, run.id, now)) await row.patch({ tries: 0, error: null });
    else await row.patch({ status: 'ready', totals: await countTotals(trx, run), tries: 0, error: null });
  } else if (await moveNextPackages(trx, run, now)) await row.patch({ tries: 0, error: null });
  else await row.patch({ status: 'done', finishedAt: now, tries: 0, error: null });
}

async function countFailure(knex: Knex, run: PackageMigration, error: unknown): Promise<void> {
  const isLast = run.tries + 1 >= maxTries;
  // Telling is never given up: nobody is charged a price of which they weren't told.
  const givenUp = run.hasToTell ? undefined : givenUpAs[run.status];
  await PackageMigration.query(knex)
    .findById(run.id)
    .where('status', run.status)
    .patch({
      tries: run.tries + 1,
      error: (error instanceof Error ? error.message : String(error)).slice(0, 2_000),
      ...(isLast && givenUp && { status: givenUp, tries: 0 }),
    });
}

/** What becomes of a run that fails again and again. */
const givenUpAs: Partial<Record<PackageMigration['status'], PackageMigration['status']>> = {
  preparing: 'discarded',
  running: 'stopped',
};
