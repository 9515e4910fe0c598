import type { Knex } from 'knex';

/** Any numbers: they tell this lock from others. */
const lock = [0x42_4b_45, 1];

/** Thrown when somebody else is at the files of past months. */
export class ArchivesInUseError extends Error {
  constructor() {
    super('Somebody else is at the files of past months at this moment.');
    this.name = 'ArchivesInUseError';
  }
}

/**
 * Does something to the files of past months, one at a time: a card that is deleted while a file is written has to be
 * looked for in it.
 * @throws {ArchivesInUseError}
 */
export async function alone<Result>(knex: Knex, work: () => Promise<Result>): Promise<Result> {
  const trx = await knex.transaction();
  try {
    // It does nothing but hold the lock, for as long as the work takes.
    await trx.raw('set local idle_in_transaction_session_timeout = 0');
    const { rows } = await trx.raw<{ rows: [{ free: boolean }] }>(
      'select pg_try_advisory_xact_lock(?, ?) as free',
      lock,
    );
    if (!rows[0].free) throw new ArchivesInUseError();
    return await work();
  } finally {
    await trx.rollback().catch(() => undefined);
  }
}
