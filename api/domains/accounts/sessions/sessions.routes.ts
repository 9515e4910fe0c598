import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
} from '../../../contract/accounts/sessions.endpoint.ts';
import {
  endOtherSessionsSchemas,
  endSessionSchemas,
  listSessionsSchemas,
} from '../../../contract/accounts/sessions.schema.ts';
import { isOfficeRole } from '../../../contract/accounts/permissions.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { endCurrentSession } from '../../../http/session.ts';
import { endSession } from './end-session.ts';
import { endSessions } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { removeSignInsOfStaff } from './remove-expired-sessions.ts';
import { assertMayEnd, assertMayEndOthers } from './sessions.policy.ts';
import { credentialOfId } from './sessions.presenter.ts';

/** The list of devices a user is signed in on (docs/product.md 3 and 5). */
export const sessionsRouter = createFeatureRouter()
  .add(listSessionsEndpoint, listSessionsSchemas, async (ctx) => {
    const { knex, clock } = ctx.deps;
    const actor = actorOf(ctx);
    // Nobody else has sign-ins that end by idleness.
    if (isOfficeRole(actor.role) || actor.owesSecondFactor) await removeSignInsOfStaff(knex, clock.now());
    return { sessions: await listSessions(knex, actor, ctx.state.credential, clock.now()) };
  })
  .add(endSessionEndpoint, endSessionSchemas, async (ctx, { params }) => {
    const actor = actorOf(ctx);
    const which = credentialOfId(params.id);
    const isCurrent = assertMayEnd(actor, which, ctx.state.credential);
    await endSession(ctx.deps.knex, actor.id, which);
    if (isCurrent && which.kind === 'session') await endCurrentSession(ctx);
  })
  .add(endOtherSessionsEndpoint, endOtherSessionsSchemas, async (ctx) => {
    const actor = actorOf(ctx);
    assertMayEndOthers(actor);
    return { ended: await endSessions(ctx.deps.knex, actor.id, { except: ctx.state.credential }) };
  });
