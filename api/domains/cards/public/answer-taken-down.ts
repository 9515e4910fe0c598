import type { AppContext } from '../../../http/context.ts';
import { answerGone } from '../notices/gone-page.ts';
import { takenDownMessages } from '../messages.ts';

/** Answers the address of a card that staff took down (docs/security.md H4), without its owner's name or the reason. */
export function answerTakenDown(ctx: AppContext): void {
  answerGone(ctx, takenDownMessages);
}
