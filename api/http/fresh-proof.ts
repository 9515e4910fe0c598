import { proofSeconds } from '../contract/accounts/proof.schema.ts';
import { AppError } from '../errors.ts';
import type { AppContext } from './context.ts';

/** Whether a proof of identity still counts at this moment. */
export const isFreshProof = (provedAt: Date | null, now: Date): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() <= proofSeconds * 1_000;

/**
 * Checks, before anything of the input is read, that the caller proved who they are within the last ten minutes
 * (docs/security.md S2). The public demo account has nobody's password and nothing of anybody: its own policies refuse.
 * @throws {AppError} `proof_needed`; `viewing_only` for staff who view as an owner, who can't prove to be them
 */
export function assertFreshProof({ state, deps }: AppContext): void {
  const { actor, provedAt } = state;
  if (actor?.viewing) throw new AppError('viewing_only');
  if (actor?.isDemo && actor.role === 'user') return;
  if (!isFreshProof(provedAt, deps.clock.now())) throw new AppError('proof_needed');
}
