import type { Knex } from 'knex';
import { makeTapCode } from '../../../lib/random-code.ts';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import { issueClaimCode } from './issue-claim-code.ts';
import { logSteps } from './record-step.ts';

interface NewChip {
  orderId: number | null;
  /** Null: the first user with the claim code becomes the owner. */
  ownerId: number | null;
  /** The owner's card it leads to. */
  profileId: number | null;
  /** What its owner calls it. */
  name: string | null;
  /** Id of the chip that it replaces. */
  replaces?: number;
  /** What is on it already; a new one unless given. */
  tapCode?: string;
}

/**
 * Makes a chip of an order with a new random address, or the one that is on it; chips are made nowhere else.
 * @returns the chip, and its claim code when it has no owner: the code is stored as a hash only
 */
export async function makeChip(
  trx: Knex.Transaction,
  { orderId, ownerId, profileId, name, replaces, tapCode = makeTapCode() }: NewChip,
  actor: { id: number } | null,
  now: Date,
): Promise<{ chip: CardAllocation; claimCode: string | null }> {
  const chip = await CardAllocation.query(trx).insertAndFetch({
    orderId,
    userId: ownerId,
    profileId,
    name,
    tapCode,
  });
  await logSteps(trx, [{ chip, before: {} }], 'make', actor, replaces === undefined ? {} : { replaces });
  if (ownerId !== null) return { chip, claimCode: null };
  const { claimCode } = await issueClaimCode(trx, chip, actor, now);
  return { chip, claimCode };
}
