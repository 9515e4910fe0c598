import type { Knex } from 'knex';
import type { z } from 'zod';
import type { readinessSchemas } from '../../../contract/admin/system.schema.ts';
import type { Lifecycle } from '../../../http/lifecycle.ts';

type Readiness = z.output<(typeof readinessSchemas)['reply']>;

/**
 * Whether the service may get requests: not shutting down, database reached, no migration pending (docs/product.md
 * 10). Never throws.
 */
export async function checkReadiness(knex: Knex, lifecycle: Lifecycle): Promise<Readiness> {
  if (lifecycle.draining) return { status: 'not_ready', reason: 'draining' };
  try {
    const [, pending] = (await knex.migrate.list()) as [unknown[], { file: string }[]];
    if (pending.length === 0) return { status: 'ready' };
    return {
      status: 'not_ready',
      reason: 'migrations_pending',
      pendingMigrations: pending.map(({ file }) => file),
    };
  } catch {
    return { status: 'not_ready', reason: 'database_unreachable' };
  }
}
