import {
  closeAccountEndpoint,
  readClosingEndpoint,
} from '../../../contract/accounts/close-account.endpoint.ts';
import { closeAccountSchemas, readClosingSchemas } from '../../../contract/accounts/close-account.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { endCurrentSession } from '../../../http/session.ts';
import { closeAccount } from './close-account.ts';
import { readClosing } from './read-closing.ts';
import { closeAccountMessages } from './messages.ts';

/** Closing of a user's own account (docs/product.md 5, `/account`). */
export const closeAccountRouter = createFeatureRouter()
  .add(readClosingEndpoint, readClosingSchemas, (ctx) => {
    const { knex, clock, hooks } = ctx.deps;
    return readClosing(knex, hooks.accounts.parts, actorOf(ctx).id, clock.now());
  })
  .add(closeAccountEndpoint, closeAccountSchemas, rateLimit('passwordChange'), async (ctx, { body }) => {
    const { knex, clock, storage, hooks } = ctx.deps;
    const wish = { ...body, credential: ctx.state.credential, now: clock.now() };
    const files = await knex.transaction((trx) => closeAccount(trx, ctx.deps, actorOf(ctx).id, wish));
    // The session was deleted with the account; its cookie is cleared, too.
    await endCurrentSession(ctx);
    // The product promises to remove files at once; where the storage can't be reached, the hourly sweep tries again.
    await hooks.accounts.removeFiles(knex, storage, files);
    return { message: closeAccountMessages.closed[ctx.state.language] };
  });
