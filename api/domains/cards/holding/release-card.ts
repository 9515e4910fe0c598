import { AppError } from '../../../errors.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { notHeld } from '../messages.ts';
import type { Decision } from '../reports/take-card-down.ts';
import { notifyOfRelease } from './notify-of-release.ts';
import { clearSuspicion, settleHold } from './settle-hold.ts';

/**
 * Lets visitors see a card that waited for staff, and notifies its owner (docs/product.md 11.13).
 * @param card locked until the transaction ends
 * @throws {AppError} `conflict` when the card isn't held
 */
export async function releaseCard(
  { trx, env }: Decision,
  card: BusinessProfile,
  { message }: { message: string | null },
): Promise<void> {
  if (!card.isHeld) throw new AppError('conflict', { text: notHeld });
  await settleHold(trx, card);
  await clearSuspicion(trx, card.id);
  await notifyOfRelease(trx, env, card, message);
}
