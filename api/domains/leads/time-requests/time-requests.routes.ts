import {
  askForTimeEndpoint,
  cancelAskedTimeEndpoint,
  confirmTimeEndpoint,
  refuseTimeEndpoint,
  timeCalendarEndpoint,
} from '../../../contract/leads/time-requests.endpoint.ts';
import {
  askForTimeSchemas,
  cancelAskedTimeSchemas,
  confirmTimeSchemas,
  refuseTimeSchemas,
  timeCalendarSchemas,
} from '../../../contract/leads/time-requests.schema.ts';
import { AppError } from '../../../errors.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { ownSiteOnly } from '../../../http/own-site-only.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { presentLead } from '../my-leads/own-leads.presenter.ts';
import { readOwnLead } from '../my-leads/own-leads.queries.ts';
import { cancelByVisitor } from './cancel-by-visitor.ts';
import { confirmTime, refuseTime } from './decide-time-request.ts';
import { presentContext } from './present-context.ts';
import { requestPath, readRequestToken } from './request-link.ts';
import { sendTimeRequest } from './send-time-request.ts';
import { notifyOwnerOfTime, notifyVisitorOfTime } from './notify-of-time.ts';
import { partiesOf } from './request-parties.ts';
import { ownerCalendar, sendCalendar } from './time-calendar.ts';
import { isTimeForm } from './time-pages.ts';

/** Times that visitors ask for, and what owners do with them (docs/product.md 12.6). */
export const timeRequestsRouter = createFeatureRouter()
  .add(
    askForTimeEndpoint,
    askForTimeSchemas,
    ownSiteOnly,
    rateLimit('cardContact'),
    async (ctx, { params, body }) => {
      const path = await sendTimeRequest(ctx, params.id, body);
      leadTo(ctx, path ?? '/');
      return { path };
    },
  )
  .add(
    cancelAskedTimeEndpoint,
    cancelAskedTimeSchemas,
    ownSiteOnly,
    rateLimit('cardContact'),
    transaction,
    async (ctx, { params }) => {
      const leadId = readRequestToken(ctx.deps.env, params.token);
      if (leadId === null) throw new AppError('not_found');
      await cancelByVisitor(transactionOf(ctx), ctx.deps.env, leadId, ctx.deps.clock.now());
      leadTo(ctx, requestPath(ctx.deps.env, leadId));
    },
  )
  .add(confirmTimeEndpoint, confirmTimeSchemas, transaction, async (ctx, { params, body }) => {
    const [trx, actor] = [transactionOf(ctx), actorIn(ctx)];
    if (await confirmTime(trx, actor, params.id, new Date(body.at))) {
      await notifyVisitorOfTime(trx, ctx.deps.env, params.id, 'confirmed', actor.now);
      await notifyOwnerOfTime(trx, ctx.deps.env, params.id, 'confirmed', actor.now);
    }
    return leadOf(ctx, params.id);
  })
  .add(refuseTimeEndpoint, refuseTimeSchemas, transaction, async (ctx, { params }) => {
    const [trx, actor] = [transactionOf(ctx), actorIn(ctx)];
    const ended = await refuseTime(trx, actor, params.id);
    if (ended?.status === 'declined' || ended?.status === 'cancelled')
      await notifyVisitorOfTime(trx, ctx.deps.env, params.id, ended.status, actor.now);
    return leadOf(ctx, params.id);
  })
  .add(timeCalendarEndpoint, timeCalendarSchemas, async (ctx, { params }) => {
    const { knex, env, clock } = ctx.deps;
    await readOwnLead(knex, actorOf(ctx).id, params.id);
    sendCalendar(ctx, ownerCalendar(await partiesOf(knex, params.id), env, clock.now()));
  });

const actorIn = (ctx: AppContext) => ({ ownerId: actorOf(ctx).id, now: ctx.deps.clock.now() });

async function leadOf(ctx: AppContext, id: number) {
  const lead = await readOwnLead(transactionOf(ctx), actorOf(ctx).id, id);
  return presentLead(lead, await presentContext(transactionOf(ctx), ctx.deps, [lead]));
}

/** A plain form expects a page; 303, so that a reload sends nothing again. */
function leadTo(ctx: AppContext, path: string): void {
  if (!isTimeForm(ctx)) return;
  ctx.status = 303;
  ctx.set('Location', path);
}
