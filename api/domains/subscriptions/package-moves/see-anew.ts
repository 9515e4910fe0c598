import type { Knex } from 'knex';
import { seenColumns } from './package-columns.ts';
import type { Way } from './run-ways.ts';

/** What a renewal changes of a package while an announced run waits. */
const renewed = `array['status', 'start_date', 'end_date', 'next_payment_date', 'version']`;

/** Rows `r` whose package `p` did nothing but renew since the run knew it. */
export const didNothingButRenew = ({ known }: Way): string =>
  `(r.${known} - ${renewed}) = ((${seenColumns}) - ${renewed})
   and (r.${known}->>'status' = p.status
     or (r.${known}->>'status' in ('active', 'past_due') and p.status in ('active', 'past_due')))`;

/**
 * Takes packages that did nothing but renew while the run waited as they are now. Those whose owners cancelled, or
 * changed anything else, stay as they were seen, and so the run passes them over (docs/product.md 13.17).
 */
export async function seeAnew(trx: Knex.Transaction, runId: number, way: Way): Promise<void> {
  await trx.raw(
    `update package_migration_rows r set ${way.known} = ${seenColumns} from packages p
     where r.migration_id = ? and r.state = '${way.waiting}' and p.id = r.package_id and ${didNothingButRenew(way)}`,
    [runId],
  );
}
