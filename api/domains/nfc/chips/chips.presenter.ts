import type { Language } from '../../../contract/base/languages.ts';
import type { ChipLogLine, ChipState, ChipTaps, ChipView } from '../../../contract/nfc/chips.schema.ts';
import { tapAddress } from '../../../lib/random-code.ts';
import type { CardAllocation } from '../../../models/CardAllocation.ts';
import type { ChipHandOver } from '../../../models/ChipHandOver.ts';
import type { ChipStep } from '../../../models/ChipStep.ts';
import { stateOf } from './chip-steps.ts';
import { noTaps } from './chip-taps.ts';

export interface ChipReader {
  userId: number;
  /** In which the products are named. */
  language: Language;
  publicUrl: string;
  now: Date;
}

/** A chip for its owner or, while it has none, for its buyer; `order` and `businessProfile` must be loaded. */
export function presentChip(
  chip: CardAllocation,
  { offer, taps }: { offer: ChipHandOver | undefined; taps: ChipTaps | undefined },
  { userId, publicUrl }: ChipReader,
): ChipView {
  const { order, businessProfile: card } = chip;
  return {
    id: chip.id,
    tapCode: chip.tapCode,
    name: chip.userId === userId ? chip.name : null,
    address: tapAddress(publicUrl, chip.tapCode),
    quantity: chip.quantity,
    state: stateOf(chip),
    taps: taps ?? noTaps(),
    card: card?.userId === userId ? { id: card.id, name: card.businessName } : null,
    order:
      order?.userId === userId
        ? { id: order.id, status: order.status, orderedAt: order.createdAt.toISOString() }
        : null,
    offer: offer ? { to: offer.namedAs, offeredAt: offer.createdAt.toISOString() } : null,
    createdAt: chip.createdAt.toISOString(),
  };
}

/**
 * A line of the log for the chip's present owner.
 * @param ownCards ids of their cards; a former owner's are not shown
 */
export function presentStep(step: ChipStep, userId: number, ownCards: ReadonlySet<number>): ChipLogLine {
  const cardIn = (facts: ChipStep['before']) => {
    const id = facts['profileId'];
    return typeof id === 'number' && ownCards.has(id) ? id : null;
  };
  return {
    id: step.id,
    at: step.createdAt.toISOString(),
    action: step.action,
    by: step.actorId === userId ? 'me' : step.actorId === null ? 'system' : 'somebody',
    stateBefore: (step.before['state'] as ChipState | undefined) ?? null,
    stateAfter: (step.after['state'] as ChipState | undefined) ?? null,
    cardBefore: cardIn(step.before),
    cardAfter: cardIn(step.after),
  };
}
