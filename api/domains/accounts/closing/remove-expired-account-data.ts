import type { Knex } from 'knex';
import { wallClock } from '../../../contract/base/israel-clock.ts';
import { ClosedCardAddress } from '../../../models/ClosedCardAddress.ts';

/**
 * Strikes the buyer from proformas of closed accounts: at once where nothing came of it, else as long after as the law
 * asks for the receipt.
 */
const forgetBuyers = (knex: Knex, now: Date): Promise<number> =>
  Promise.resolve(
    knex('proformas')
      .whereNull('user_id')
      .whereRaw(`snapshot -> 'customer' is not null`)
      .whereNotExists(knex('receipts').whereRaw('receipts.attempt_id = proformas.attempt_id'))
      .whereNotExists(
        knex('payment_attempts')
          .whereRaw('payment_attempts.id = proformas.attempt_id')
          .where({ status: 'pending' })
          .where('expires_at', '>', now),
      )
      .update({ snapshot: knex.raw(`snapshot - 'customer'`) }),
  );

/**
 * Deletes receipts of closed accounts when the law no longer asks for them, and frees their cards' addresses after a
 * year; the buyer on a proforma goes with the receipt.
 * @returns how many were deleted
 */
export async function removeExpiredAccountData(
  knex: Knex,
  now: Date,
): Promise<{ receipts: number; proformas: number; addresses: number }> {
  return {
    proformas: await forgetBuyers(knex, now),
    receipts: await deleteReceipts(knex, wallClock(now).date),
    addresses: await ClosedCardAddress.query(knex).where('expires_at', '<=', now).delete(),
  };
}

/** By the owner's function: the application itself may delete none (docs/security.md V1). */
async function deleteReceipts(knex: Knex, today: string): Promise<number> {
  const { rows } = await knex.raw<{ rows: [{ deleted: number }] }>(
    'select delete_receipts_no_longer_kept(?) as deleted',
    [today],
  );
  return rows[0].deleted;
}
