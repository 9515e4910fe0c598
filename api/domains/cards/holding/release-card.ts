import { AppError } from '../../../errors.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { changedSinceSeen, notHeld } from './messages.ts';
import { adminInputs } from '../../../contract/admin/inputs.schema.ts';
import { versionOf } from '../../../http/admin/row-version.ts';
import type { Decision } from '../reports/take-card-down.ts';
import { notifyOfRelease } from './notify-of-release.ts';
import { clearSuspicion } from './clear-suspicion.ts';
import { settleHold } from './settle-hold.ts';

/**
 * Lets visitors see a card that waited for staff, and notifies its owner (docs/product.md 11.13).
 * @param card locked until the transaction ends
 * @param seen the version of the card that staff looked at
 * @throws {AppError} `conflict` when the card isn't held, or has changed since
 */
export async function releaseCard(
  { trx, env }: Decision,
  card: BusinessProfile,
  { version, message }: { version: string; message: string | null },
): Promise<void> {
  if (!card.isHeld) throw new AppError('conflict', { text: notHeld });
  if (version !== versionOf(card, adminInputs['business-profiles'].update))
    throw new AppError('conflict', { text: changedSinceSeen });
  await settleHold(trx, card);
  await clearSuspicion(trx, card.id);
  await notifyOfRelease(trx, env, card, message);
}
