import type { Knex } from 'knex';
import type { AuditAction } from '../../../contract/admin/audited.ts';

/** The two ways of a run: which states it takes, what it writes, which states follow, and where it notes who was told. */
export const ways = {
  apply: {
    waiting: 'planned',
    moved: 'changed',
    passedOver: 'skipped',
    values: 'after',
    former: 'before',
    known: 'seen',
    time: 'changed_at',
    told: 'told_at',
    toldOff: 'told_off_at',
    action: 'package-migration' satisfies AuditAction,
  },
  undo: {
    waiting: 'changed',
    moved: 'restored',
    passedOver: 'left',
    values: 'before',
    former: 'after',
    known: 'result',
    time: 'undone_at',
    told: 'undo_told_at',
    toldOff: 'undo_told_off_at',
    action: 'package-migration-undo' satisfies AuditAction,
  },
} as const;
export type Way = (typeof ways)[keyof typeof ways];

/** Rows `r` that wait for this way of a run and whose package `p` somebody pays another price for from then on. */
export const hasOtherPrice = ({ waiting, former, values }: Way): string =>
  `r.state = '${waiting}' and (r.${former}->>'price')::numeric <> (r.${values}->>'price')::numeric
   and p.status in ('active', 'past_due')`;

/** Those of them who will pay more: for their sake the run waits. */
export const rises = ({ former, values }: Way): string =>
  `(r.${former}->>'price')::numeric < (r.${values}->>'price')::numeric`;

/** Rows of another price whose owners weren't told of it, such as of a package that didn't renew just then. */
export const isUntold = (way: Way): string => `(${hasOtherPrice(way)} and r.${way.told} is null)`;

/** Gives up what waits for this way of a run: other runs may take those packages. */
export async function release(
  trx: Knex.Transaction,
  runId: number,
  direction: keyof typeof ways,
): Promise<void> {
  await trx('package_migration_rows')
    .where({ migration_id: runId, state: ways[direction].waiting })
    .update({ is_held: false });
}
