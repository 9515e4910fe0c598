import { AppError } from '../../../errors.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { takedownInForce, type Decision } from './take-card-down.ts';
import { notifyOwnerOfTakedown } from './notify-owner-of-takedown.ts';
import { notTakenDown } from './messages.ts';

/**
 * Puts a card back as it was before staff took it down, and notifies its owner.
 * @param card locked until the transaction ends
 * @throws {AppError} `conflict` when the card isn't taken down
 */
export async function liftTakedown(
  decision: Decision,
  card: BusinessProfile,
  { message }: { message: string | null },
): Promise<void> {
  const { trx, actor, now, env } = decision;
  const takedown = await takedownInForce(trx, card.id);
  if (!takedown)
    throw new AppError('conflict', {
      text: notTakenDown,
    });
  await takedown.$query(trx).patch({ liftedAt: now, liftedBy: actor.id, liftMessage: message });
  await notifyOwnerOfTakedown(trx, env, card, { kind: 'restored', message });
}
