import type { AuditAction } from '../../../contract/admin/audited.ts';
import { AppError } from '../../../errors.ts';
import { PackageMigration } from '../../../models/PackageMigration.ts';
import { Product } from '../../../models/Product.ts';
import type { AdminCommandContext } from '../../../http/admin/admin-resource.ts';
import { writeAudit } from '../../../http/admin/write-audit.ts';
import { termsOf } from './preview-migration.ts';
import { dawnIn } from './notify-owners.ts';
import { hasOtherPrice, release, rises, ways } from './run-ways.ts';
import { didNothingButRenew } from './see-anew.ts';
import { packageMoveMessages, typePackages, packagesHeld } from '../messages.ts';

type Context = Pick<AdminCommandContext, 'trx' | 'actor' | 'requestId' | 'now' | 'env'>;
type Status = PackageMigration['status'];
type Direction = PackageMigration['direction'];

/**
 * Starts a previewed run; from now on no other run may touch its packages. Where it changes what owners pay they are told
 * first, and where anybody will pay more it waits for the days of `PRICE_NOTICE_DAYS` (docs/product.md 13.17).
 * @param confirmCount the number of packages, as the admin typed it
 * @throws {AppError} `conflict` for a run that isn't ready, a target that changed since the preview, or packages that
 * another run holds; `validation_failed` for another number
 */
export async function startMigration(context: Context, id: number, confirmCount: number): Promise<void> {
  const run = await take(context, id, ['ready']);
  const target = run.toProductId ? await Product.query(context.trx).findById(run.toProductId) : undefined;
  if (!target || !sameTerms(termsOf(target), run.terms))
    throw new AppError('conflict', { text: packageMoveMessages.targetChanged });
  await hold(context, run, 'apply', confirmCount);
  const runsAt = await announcedFor(context, run.id, 'apply');
  if (!runsAt) return change(context, run, 'start', { status: 'running', startedAt: context.now });
  await change(context, run, 'announce', { status: 'announced', runsAt, hasToTell: true });
}

/**
 * Undoes a run, except for packages that were changed since. Where this changes what owners pay they are told first, and
 * it waits, as the run itself did. What a stopped run never got to is given up once the undoing begins.
 * @throws {AppError} as `startMigration`
 */
export async function undoMigration(context: Context, id: number, confirmCount: number): Promise<void> {
  const run = await take(context, id, ['done', 'stopped']);
  if (run.direction === 'undo') throw new AppError('conflict', { text: packageMoveMessages.otherStep });
  await hold(context, run, 'undo', confirmCount);
  // An undoing that was called off before is announced anew.
  await context
    .trx('package_migration_rows')
    .where({ migration_id: run.id, state: ways.undo.waiting })
    .update({ [ways.undo.told]: null, [ways.undo.toldOff]: null });
  const runsAt = await announcedFor(context, run.id, 'undo');
  if (!runsAt) await release(context.trx, run.id, 'apply');
  await change(context, run, 'undo', {
    direction: 'undo',
    hasToTell: true,
    error: null,
    ...(runsAt ? { status: 'announced', runsAt } : { status: 'running', finishedAt: null }),
  });
}

/** Stops a run after the batch under way, until an admin resumes it. */
export async function stopMigration(context: Context, id: number): Promise<void> {
  await change(context, await take(context, id, ['running']), 'stop', { status: 'stopped' });
}

/** Resumes a stopped run. */
export async function resumeMigration(context: Context, id: number): Promise<void> {
  await change(context, await take(context, id, ['stopped']), 'resume', { status: 'running', error: null });
}

/**
 * Discards a preview, or a run that was announced; after the announced undoing of a run that is as it was, done or
 * stopped. Whoever was told of another price learns that it is off.
 */
export async function discardMigration(context: Context, id: number): Promise<void> {
  const run = await take(context, id, ['preparing', 'ready', 'announced']);
  await release(context.trx, run.id, run.direction);
  if (run.direction === 'undo')
    return change(context, run, 'call-off', {
      status: run.finishedAt ? 'done' : 'stopped',
      direction: 'apply',
      hasToTell: true,
    });
  await change(context, run, run.status === 'announced' ? 'call-off' : 'discard', {
    status: 'discarded',
    finishedAt: context.now,
    hasToTell: run.status === 'announced',
  });
}

/** Locks the run; a worker's batch is waited for. */
async function take({ trx }: Context, id: number, allowed: readonly Status[]): Promise<PackageMigration> {
  const run = await PackageMigration.query(trx).findById(id).forUpdate();
  if (!run) throw new AppError('not_found');
  if (!allowed.includes(run.status)) throw new AppError('conflict', { text: packageMoveMessages.otherStep });
  return run;
}

function sameTerms(now: PackageMigration['terms'], then: PackageMigration['terms']): boolean {
  return (Object.keys(now) as (keyof typeof now)[]).every((name) => now[name] === then[name]);
}

/** Keeps other runs away from the packages that this one is about to write. */
async function hold(
  { trx }: Context,
  run: PackageMigration,
  direction: Direction,
  confirmCount: number,
): Promise<void> {
  const state = ways[direction].waiting;
  const { rows } = await trx.raw<{ rows: [{ waiting: number; taken: number }] }>(
    `select count(*)::integer as waiting, count(other.id)::integer as taken from package_migration_rows own
     left join package_migration_rows other
       on other.package_id = own.package_id and other.is_held and other.migration_id <> own.migration_id
     where own.migration_id = ? and own.state = ?`,
    [run.id, state],
  );
  const [{ waiting, taken }] = rows;
  if (waiting === 0) throw new AppError('conflict', { text: packageMoveMessages.nothingToDo });
  if (confirmCount !== waiting)
    throw new AppError('validation_failed', {
      fields: {
        confirmCount: typePackages(waiting),
      },
    });
  if (taken > 0)
    throw new AppError('conflict', {
      text: packagesHeld(taken),
    });
  await trx('package_migration_rows').where({ migration_id: run.id, state }).update({ is_held: true });
}

/** When the run may go this way, if it changes what owners pay: at once, or after the days of notice where it rises. */
async function announcedFor(
  { trx, now, env }: Context,
  runId: number,
  direction: Direction,
): Promise<Date | null> {
  const way = ways[direction];
  const { rows } = await trx.raw<{ rows: [{ change: boolean; rise: boolean }] }>(
    `select count(*) > 0 as change, coalesce(bool_or(${rises(way)}), false) as rise from package_migration_rows r
     join packages p on p.id = r.package_id where r.migration_id = ?
       and ${hasOtherPrice(way)} and ${didNothingButRenew(way)}`,
    [runId],
  );
  const [{ change: changes, rise }] = rows;
  if (!changes) return null;
  return rise && env.PRICE_NOTICE_DAYS > 0 ? dawnIn(trx, now, env.PRICE_NOTICE_DAYS) : now;
}

async function change(
  context: Context,
  run: PackageMigration,
  action: AuditAction,
  values: Partial<
    Pick<
      PackageMigration,
      'status' | 'direction' | 'startedAt' | 'finishedAt' | 'error' | 'runsAt' | 'hasToTell'
    >
  >,
): Promise<void> {
  const { status, direction } = run;
  await PackageMigration.query(context.trx)
    .findById(run.id)
    .patch({ tries: 0, ...values });
  await writeAudit(
    context,
    { action, entity: 'package-migrations', id: run.id },
    { status, direction },
    { status: values.status ?? status, direction: values.direction ?? direction },
  );
}
