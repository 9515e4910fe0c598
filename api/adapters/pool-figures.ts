import type { Knex } from 'knex';

interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** How many connections of a pool are at work, at rest, and waited for. */
export function poolFigures(knex: Knex): Record<keyof Pool, number> {
  const { pool } = knex.client as { pool?: Pool };
  return {
    numUsed: pool?.numUsed() ?? 0,
    numFree: pool?.numFree() ?? 0,
    numPendingAcquires: pool?.numPendingAcquires() ?? 0,
  };
}
