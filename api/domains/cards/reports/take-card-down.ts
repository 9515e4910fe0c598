import type { Knex } from 'knex';
import type { ReportReason } from '../../../contract/cards/entities/card-report.schema.ts';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/context.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { CardReport } from '../../../models/CardReport.ts';
import { CardTakedown } from '../../../models/CardTakedown.ts';
import type { MailSite } from '../../messaging/index.ts';
import { settleHold } from '../holding/settle-hold.ts';
import { notifyOwnerOfTakedown } from './notify-owner-of-takedown.ts';
import { alreadyTakenDown } from './messages.ts';

export interface Decision {
  trx: Knex.Transaction;
  actor: Pick<Actor, 'id'>;
  env: MailSite;
  now: Date;
}

/**
 * Takes a card down: visitors see a neutral page, its owner is notified of the reason, and its open reports are
 * settled (docs/product.md 4, docs/security.md H4). The owner's own switch stays as it is.
 * @param card locked until the transaction ends
 * @throws {AppError} `conflict` when it is down already
 */
export async function takeCardDown(
  decision: Decision,
  card: BusinessProfile,
  { reason, message }: { reason: ReportReason; message: string | null },
): Promise<CardTakedown> {
  const { trx, actor, now } = decision;
  if (await takedownInForce(trx, card.id))
    throw new AppError('conflict', {
      text: alreadyTakenDown,
    });
  await settleHold(trx, card);
  const takedown = await CardTakedown.query(trx).insertAndFetch({
    profileId: card.id,
    userId: card.userId,
    cardName: card.businessName,
    reason,
    message,
    takenBy: actor.id,
    takenAt: now,
  });
  await CardReport.query(trx)
    .where({ profile_id: card.id })
    .whereIn('status', ['new', 'under_review'])
    .patch({ status: 'taken_down', takedownId: takedown.id, handledBy: actor.id, handledAt: now });
  await notifyOwnerOfTakedown(trx, decision.env, card, { kind: 'taken_down', reason, message });
  return takedown;
}

/** The takedown of a card that is in force, if any. */
export function takedownInForce(trx: Knex, cardId: number): Promise<CardTakedown | undefined> {
  return CardTakedown.query(trx).findOne({ profile_id: cardId }).whereNull('lifted_at').execute();
}
