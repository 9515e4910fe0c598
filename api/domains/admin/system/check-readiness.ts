import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { readinessSchemas } from '../../../contract/admin/system.schema.ts';
import type { Lifecycle } from '../../../http/lifecycle.ts';
import type { Overload } from '../../../http/overload.ts';

type Readiness = z.output<(typeof readinessSchemas)['reply']>;

/** Milliseconds after which a balancer hears that there is no answer. */
const patience = 3_000;

/**
 * Whether the service may get requests: not shutting down, not overloaded, database reached, no migration pending (docs/product.md
 * 10). Never throws.
 */
export async function checkReadiness(
  knex: Knex,
  lifecycle: Lifecycle,
  overload: Overload,
): Promise<Readiness> {
  if (lifecycle.draining) return { status: 'not_ready', reason: 'draining' };
  if (!overload.isReady) return { status: 'not_ready', reason: 'overloaded' };
  try {
    const pending = await Promise.race([pendingMigrations(knex), noAnswer()]);
    if (pending.length === 0) return { status: 'ready' };
    return {
      status: 'not_ready',
      reason: 'migrations_pending',
      pendingMigrations: pending.map(({ file }) => file),
    };
  } catch {
    // The answer may still come, or its error: nobody waits for it any more.
    asked.delete(knex);
    return { status: 'not_ready', reason: 'database_unreachable' };
  }
}

interface Migration {
  file: string;
}
const asked = new WeakMap<Knex, Promise<Migration[]>>();

/** All who ask at once share one reading: anybody may ask, and it takes several questions to the database. */
function pendingMigrations(knex: Knex): Promise<Migration[]> {
  const known = asked.get(knex);
  if (known) return known;
  // What a newer version has migrated already is no reason to stop: during a deploy both serve.
  const listed = knex.migrate.list({ disableMigrationsListValidation: true }) as Promise<
    [unknown[], Migration[]]
  >;
  const reading = listed.then(([, pending]) => pending).finally(() => asked.delete(knex));
  asked.set(knex, reading);
  return reading;
}

async function noAnswer(): Promise<never> {
  await pause(patience, undefined, { ref: false });
  throw new Error('The database does not answer.');
}
