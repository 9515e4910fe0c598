import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { makeClaimCode, plainClaimCode } from '../../../lib/random-code.ts';
import { hashOfSecret } from '../../../lib/secret-token.ts';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import { ChipClaimCode } from '../../../models/ChipClaimCode.ts';
import { buyerOf } from './chips.queries.ts';
import { takeStep } from './record-step.ts';

/** Long enough for printing, shipping and a while in the customer's drawer. */
const validMilliseconds = 90 * 86_400_000;

interface IssuedCode {
  claimCode: string;
  expiresAt: Date;
}

/** Makes the one-time code of a chip without an owner; its former code becomes void (docs/security.md T2). */
export async function issueClaimCode(
  trx: Knex.Transaction,
  chip: CardAllocation,
  actor: { id: number } | null,
  now: Date,
): Promise<IssuedCode> {
  await takeStep(trx, chip, 'issue_code', actor);
  await ChipClaimCode.query(trx).where({ allocation_id: chip.id }).delete();
  const claimCode = makeClaimCode();
  const expiresAt = new Date(now.getTime() + validMilliseconds);
  await ChipClaimCode.query(trx).insert({
    allocationId: chip.id,
    codeHash: hashOfSecret(plainClaimCode(claimCode)),
    expiresAt,
  });
  return { claimCode, expiresAt };
}

/**
 * Makes a new code at the buyer's request, when the slip is lost or strangers' wrong tries have blocked the code.
 * @throws {AppError} `not_found` when the chip isn't of their orders; `conflict` once it has an owner
 */
export async function renewClaimCode(
  trx: Knex.Transaction,
  actor: { id: number },
  id: number,
  now: Date,
): Promise<IssuedCode> {
  const chip = await CardAllocation.query(trx).findById(id).forUpdate();
  const isTheirs = chip && (chip.userId ?? (await buyerOf(trx, chip))) === actor.id;
  if (!isTheirs) throw new AppError('not_found');
  return issueClaimCode(trx, chip, actor, now);
}
