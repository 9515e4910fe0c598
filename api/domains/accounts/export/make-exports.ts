import type { Knex } from 'knex';
import { describeError } from '../../../http/describe-error.ts';
import { DataExport } from '../../../models/DataExport.ts';
import { User } from '../../../models/User.ts';
import type { AppDeps } from '../../../deps.ts';
import { enqueueMail } from '../../messaging/index.ts';
import { removeSignInsOfStaff } from '../sessions/remove-expired-sessions.ts';
import { buildExport } from './build-export.ts';
import { exportMade } from './export-made.mail.ts';

/** How long a worker may take for an export; after that another worker may take it over. */
const leaseMilliseconds = 10 * 60_000;
const maxTries = 3;

/**
 * Makes the requested exports, one after the other, and deletes expired ones. Several workers may run it at once.
 * @returns how many were made, failed, and were deleted
 */
export async function makeExports(deps: AppDeps): Promise<{ made: number; failed: number; removed: number }> {
  const { knex, clock } = deps;
  const removed = await DataExport.query(knex).where('expires_at', '<=', clock.now()).delete();
  let [made, failed] = [0, 0];
  for (;;) {
    const due = await takeNext(knex, clock.now());
    if (!due) return { made, failed, removed };
    if (await makeOne(deps, due)) made += 1;
    else failed += 1;
  }
}

async function takeNext(knex: Knex, now: Date): Promise<DataExport | undefined> {
  const oldest = DataExport.query(knex)
    .whereIn('status', ['queued', 'running'])
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .select('id')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return DataExport.query(knex)
    .whereIn('id', oldest)
    .patch({
      status: 'running',
      tries: knex.raw('tries + 1') as never,
      nextTryAt: new Date(now.getTime() + leaseMilliseconds),
    })
    .returning('*')
    .first();
}

async function makeOne(deps: AppDeps, due: DataExport): Promise<boolean> {
  const { knex, storage, log } = deps;
  const row = () => DataExport.query(knex).findById(due.id);
  try {
    const user = await User.query(knex).findById(due.userId).throwIfNotFound();
    const zip = await buildExport(deps, { userId: user.id, language: user.language }, async (progress) => {
      await row().patch({ progress });
    });
    const storageKey = `exports/${due.publicId}.zip`;
    await storage.put(storageKey, zip);
    const kept = await knex.transaction((trx) =>
      deliver(trx, deps, due, { storageKey, byteSize: zip.length, user }),
    );
    // The account was closed meanwhile, or the sign-in that asked has ended: no data of it may stay.
    if (!kept) await storage.remove(storageKey);
    return true;
  } catch (error) {
    log.error({ err: describeError(error), export: due.id }, 'export failed');
    if (due.tries >= maxTries) await row().patch({ status: 'failed' });
    else
      await row().patch({
        status: 'queued',
        progress: 0,
        nextTryAt: new Date(deps.clock.now().getTime() + due.tries * 60_000),
      });
    return false;
  }
}

/**
 * Marks an export as ready and tells its owner by mail.
 * @returns false when nobody is to get it: the account is closed, or the sign-in that asked for it is over
 */
async function deliver(
  trx: Knex.Transaction,
  { env, clock }: AppDeps,
  due: DataExport,
  { user, ...file }: { storageKey: string; byteSize: number; user: User },
): Promise<boolean> {
  const now = clock.now();
  await removeSignInsOfStaff(trx, now);
  // A sign-in that has run out stands until it is swept away, and with it its export.
  await trx('sessions').where({ id: due.sessionId }).where('expires_at', '<=', now).delete();
  await trx('access_tokens').where({ id: due.tokenId }).where('expires_at', '<=', now).delete();
  const ready = { status: 'ready', progress: 100, sessionId: null, tokenId: null, ...file } as const;
  if ((await DataExport.query(trx).findById(due.id).patch(ready)) === 0) return false;
  await enqueueMail(trx, env, {
    template: exportMade,
    input: { username: user.username, madeAt: now, until: due.expiresAt },
    to: { userId: user.id, email: user.email, language: user.language },
  });
  return true;
}
