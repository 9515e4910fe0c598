import type { AppContext } from '../../../http/context.ts';
import { endCurrentSession } from '../../../http/session.ts';
import { AccessToken } from '../../../models/AccessToken.ts';

/** Ends the request's token, if any, and the session of the cookie beside it; without either it does nothing. */
export async function logOut(ctx: AppContext): Promise<void> {
  const { credential } = ctx.state;
  if (credential?.kind === 'token') await AccessToken.query(ctx.deps.knex).deleteById(credential.id);
  await endCurrentSession(ctx);
  ctx.state.actor = null;
  ctx.state.credential = null;
}
