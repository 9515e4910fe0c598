import type { Knex } from 'knex';
import { wrongTriesAllowed } from '../../../contract/nfc/entities/chip-claim-code.schema.ts';
import { plainClaimCode } from '../../../lib/random-code.ts';
import { equalSecrets, hashOfSecret } from '../../../lib/secret-token.ts';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import { ChipClaimCode } from '../../../models/ChipClaimCode.ts';
import { stateOf } from './chip-steps.ts';
import { buyerOf } from './chips.queries.ts';
import { notifyAboutChip } from './notify-about-chip.ts';
import { takeStep } from './record-step.ts';

export interface Claim {
  tapCode: string;
  claimCode: string;
}

/**
 * Makes a user the owner of a chip by its one-time code (docs/security.md T2). A wrong try is counted, so the caller
 * has to commit the transaction also when the code is refused.
 * @returns the chip; null when the code doesn't open it, whatever the reason: the chip is unknown or has an owner,
 * the code is wrong, used, expired or blocked
 */
export async function claimChip(
  trx: Knex.Transaction,
  actor: { id: number; username: string },
  { tapCode, claimCode }: Claim,
  now: Date,
): Promise<CardAllocation | null> {
  const chip = await CardAllocation.query(trx).findOne({ tap_code: tapCode }).forUpdate();
  if (!chip || stateOf(chip) !== 'unclaimed') return null;
  const code = await ChipClaimCode.query(trx).findOne({ allocation_id: chip.id });
  const isGood = code && !code.usedAt && code.expiresAt > now && code.wrongTries < wrongTriesAllowed;
  if (!isGood) return null;
  if (!equalSecrets(code.codeHash, hashOfSecret(plainClaimCode(claimCode)))) {
    await countWrongTry(trx, chip, code);
    return null;
  }
  await code.$query(trx).patch({ usedAt: now });
  await takeStep(trx, chip, 'claim', actor, { userId: actor.id, profileId: null });
  await notifyAboutChip(trx, actor.id, 'claimed');
  const buyer = await buyerOf(trx, chip);
  if (buyer !== actor.id) await notifyAboutChip(trx, buyer, 'claimedFromOrder', actor.username);
  return chip;
}

async function countWrongTry(trx: Knex.Transaction, chip: CardAllocation, code: ChipClaimCode) {
  const wrongTries = code.wrongTries + 1;
  await code.$query(trx).patch({ wrongTries });
  if (wrongTries < wrongTriesAllowed) return;
  await takeStep(trx, chip, 'kill_code', null);
  await notifyAboutChip(trx, await buyerOf(trx, chip), 'codeDied');
}
