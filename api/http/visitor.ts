import { guestOf } from './csrf-token.ts';
import type { AppContext } from './context.ts';

/**
 * The visitor behind a message, to be counted with its limit: the signed-in user, else the browser that a guest's
 * cookie names, else whoever the message says it is from. A network address would not do: a trade fair shares one
 * (docs/security.md U4).
 * @param sender the address or number that an answer would go to
 */
export function visitorOf(ctx: AppContext, sender: string): string {
  if (ctx.state.actor) return `person ${ctx.state.actor.id}`;
  const guest = guestOf(ctx);
  return guest === undefined ? `sender ${sender.toLowerCase()}` : `guest ${guest}`;
}
