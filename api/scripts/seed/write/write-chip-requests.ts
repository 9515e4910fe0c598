import { CardAllocation } from '../../../models/CardAllocation.ts';
import { createChipHandOver } from '../../../testing/factories/chip-hand-over.ts';
import { createChipStep } from '../../../testing/factories/chip-step.ts';
import { createChipTakeBack } from '../../../testing/factories/chip-take-back.ts';
import { accountOf } from '../content/accounts.ts';
import { demoHandOver, demoTakeBack } from '../content/orders.ts';
import type { DemoSlug } from '../slugs.ts';
import { cardOf, userOf, type SeedContext } from './context.ts';

/** A chip that staff ask its owner for, and one that its owner offers to somebody else: neither has answered. */
export async function writeChipRequests(context: SeedContext): Promise<void> {
  const { trx, calendar } = context;
  const asked = await chipOf(context, demoTakeBack.slug);
  const admin = userOf(context, 'admin').id;
  const askedAt = calendar.hoursAgo(demoTakeBack.at);
  await createChipTakeBack(trx, {
    allocationId: asked.id,
    ownerId: asked.userId ?? 0,
    askedBy: admin,
    reason: demoTakeBack.reason,
    createdAt: askedAt,
  });
  await createChipStep(trx, { ...stepOf(asked), action: 'ask_back', actorId: admin, createdAt: askedAt });

  const offered = await chipOf(context, demoHandOver.slug);
  const toUserId = userOf(context, demoHandOver.to).id;
  const offeredAt = calendar.hoursAgo(demoHandOver.at);
  await createChipHandOver(trx, {
    allocationId: offered.id,
    fromUserId: offered.userId ?? 0,
    toUserId,
    namedAs: accountOf(demoHandOver.to).email,
    createdAt: offeredAt,
  });
  const { after, ...step } = stepOf(offered);
  await createChipStep(trx, {
    ...step,
    after: { ...after, offeredTo: toUserId },
    action: 'offer',
    actorId: offered.userId,
    createdAt: offeredAt,
  });
}

/** The first chip that leads to a card. */
function chipOf(context: SeedContext, slug: DemoSlug): Promise<CardAllocation> {
  return Promise.resolve(
    CardAllocation.query(context.trx)
      .where({ profile_id: cardOf(context, slug).id, status: 'active' })
      .orderBy('id')
      .first()
      .throwIfNotFound(),
  );
}

/** Neither asking nor offering changes a chip. */
function stepOf({ id, userId, profileId }: CardAllocation) {
  const facts = { state: 'live', userId, profileId };
  return { allocationId: id, ownerId: userId, before: facts, after: facts };
}
