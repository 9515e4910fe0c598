import type { AppContext } from '../../../http/context.ts';
import { countTry } from '../../../http/rate-limit.ts';
import { visitorOf } from '../../../http/visitor.ts';

/** In milliseconds: only a program fills in a form faster. */
const fastestPerson = 1_500;

/**
 * Whether a form of a card was filled in too fast for a human.
 * @param elapsed in milliseconds, as the page's script says
 */
export const isTooFast = (elapsed: string | number | undefined): boolean =>
  elapsed !== undefined && Number(elapsed) < fastestPerson;

/**
 * Counts a form that a visitor sends to a card, whichever of them it is: of this visitor, to this card, and to all
 * cards of its owner.
 * @param contact what the visitor may be known by, an address or a number
 * @throws {AppError} `too_many_requests`
 */
export async function countCardForm(
  ctx: AppContext,
  { contact, cardId, ownerId }: { contact: string; cardId: number; ownerId: number },
): Promise<void> {
  await countTry(ctx, 'cardContactOfVisitor', visitorOf(ctx, contact));
  await countTry(ctx, 'cardContactOfCard', `card ${cardId}`);
  await countTry(ctx, 'cardContactOfOwner', `owner ${ownerId}`);
}
