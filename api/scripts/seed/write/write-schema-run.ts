import { createLog, endRun, startRun } from '../../../domains/admin/schema-migrations/migration-log.ts';
import { userOf, type SeedContext } from './context.ts';

interface DoneMigration {
  id: number;
  name: string;
  batch: number;
  migration_time: Date;
}

/**
 * The newest migration of the schema as an admin has run it by itself: of a schema that was made in one go it becomes a
 * batch of its own, because the first batch can't be rolled back. It keeps the time at which it ran.
 */
export async function writeSchemaRun(context: SeedContext): Promise<void> {
  const { trx } = context;
  const done = (await trx('knex_migrations').orderBy('id')) as DoneMigration[];
  const newest = done.at(-1);
  if (!newest || done.length === 1) return;
  const isAllOne = done.every(({ batch }) => batch === newest.batch);
  const batch = isAllOne ? newest.batch + 1 : newest.batch;
  if (isAllOne) await trx('knex_migrations').where({ id: newest.id }).update({ batch });
  const admin = userOf(context, 'admin');
  await createLog(trx);
  const run = await startRun(trx, {
    direction: 'up',
    batch,
    names: (isAllOne ? [newest] : done.filter((one) => one.batch === batch)).map(({ name }) => name),
    startedBy: admin.id,
    startedByName: admin.username,
    startedAt: newest.migration_time,
  });
  const endedAt = new Date(newest.migration_time.getTime() + 400);
  await endRun(trx, run, { result: 'done', finished_at: endedAt });
}
