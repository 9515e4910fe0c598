import type { Knex } from 'knex';
import type { PackageMigration } from '../../../models/PackageMigration.ts';
import { mirrorMandates } from '../../payments/index.ts';
import { changeScheduled, paymentUnderWay, seenColumns } from './package-columns.ts';
import { isUntold, ways, type Way } from './run-ways.ts';

const batchSize = 100;

/**
 * Moves the next packages of a run, or undoes their move, in the transaction that holds the run. A package that
 * changed since the preview is skipped with the reason, and so is one that changed while owners were told of another
 * price and is as it was again; one that the database refuses holds up no other.
 * @returns false when none is left
 */
export async function moveNextPackages(
  trx: Knex.Transaction,
  run: PackageMigration,
  now: Date,
): Promise<boolean> {
  const way = ways[run.direction];
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `select id from package_migration_rows where migration_id = ? and state = ? and is_held
     order by id limit ? for update`,
    [run.id, way.waiting, batchSize],
  );
  if (rows.length === 0) return false;
  const ids = rows.map(({ id }) => id);
  try {
    await trx.transaction((step) => move(step, run, way, ids, now));
  } catch {
    for (const id of ids) await moveAlone(trx, run, way, id, now);
  }
  return true;
}

async function moveAlone(
  trx: Knex.Transaction,
  run: PackageMigration,
  way: Way,
  id: number,
  now: Date,
): Promise<void> {
  try {
    await trx.transaction((step) => move(step, run, way, [id], now));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await trx('package_migration_rows')
      .where({ id })
      .update({ state: 'failed', error: error.message.slice(0, 2_000), is_held: false });
  }
}

/** Whether the database refused a value, unlike a lost connection or a lock timeout. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^(22|23|P0)/u.test(String(error.code));
}

async function move(
  trx: Knex.Transaction,
  run: PackageMigration,
  way: Way,
  ids: number[],
  now: Date,
): Promise<void> {
  await trx.raw(
    `select id from packages where id in (select package_id from package_migration_rows where id = any(?))
     order by id for update`,
    [ids],
  );
  await trx.raw(
    `update package_migration_rows r set state = ?, reason = met.reason, is_held = false
     from (select r.id, case when r.${way.known} <> ${seenColumns} or ${isUntold(way)} then 'changed_meanwhile'
                             when ${paymentUnderWay} then 'payment_under_way'
                             when ${changeScheduled} then 'change_scheduled' end as reason
           from package_migration_rows r join packages p on p.id = r.package_id where r.id = any(?)) met
     where r.id = met.id and met.reason is not null`,
    [way.passedOver, ids],
  );
  const { rows: moved } = await trx.raw<{ rows: { package_id: number }[] }>(
    `with moved as (
       update packages p set product_id = (r.${way.values}->>'product_id')::bigint,
         price = (r.${way.values}->>'price')::numeric,
         basic_card_count = (r.${way.values}->>'basic_card_count')::integer,
         pro_card_count = (r.${way.values}->>'pro_card_count')::integer, version = p.version + 1
       from package_migration_rows r where r.id = any(?) and r.state = ? and p.id = r.package_id
       returning r.id, r.package_id, r.${way.former} as former, r.${way.values} as present, ${seenColumns} as result
     ), told as (
       insert into audit_log (actor_id, actor_name, action, entity, entity_id, before, after, created_at)
       select (select created_by from package_migrations where id = ?), ?, ?, 'packages', package_id::text,
         ${auditColumns('former')}, ${auditColumns('present')} || jsonb_build_object('migrationId', ?::bigint), ?
       from moved order by package_id
     )
     update package_migration_rows r set state = ?, result = moved.result, is_held = false, ${way.time} = ?
     from moved where moved.id = r.id returning r.package_id`,
    [ids, way.waiting, run.id, run.createdByName, way.action, run.id, now, way.moved, now],
  );
  await mirrorMandates(
    trx,
    moved.map(({ package_id }) => package_id),
  );
}

function auditColumns(from: string): string {
  return `jsonb_build_object('productId', ${from}->'product_id', 'price', ${from}->'price',
    'basicCardCount', ${from}->'basic_card_count', 'proCardCount', ${from}->'pro_card_count')`;
}
