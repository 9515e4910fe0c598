import {
  acceptInvitationEndpoint,
  declineInvitationEndpoint,
  inviteEndpoint,
  leaveTeamEndpoint,
  makeTeamCardEndpoint,
  readInvitationEndpoint,
  readTeamsEndpoint,
  removePersonEndpoint,
  resendInvitationEndpoint,
  setTeamDesignEndpoint,
} from '../../../contract/subscriptions/team.endpoint.ts';
import {
  type Teams,
  acceptInvitationSchemas,
  declineInvitationSchemas,
  inviteSchemas,
  leaveTeamSchemas,
  makeTeamCardSchemas,
  readInvitationSchemas,
  readTeamsSchemas,
  removePersonSchemas,
  resendInvitationSchemas,
  setTeamDesignSchemas,
} from '../../../contract/subscriptions/team.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { declineInvitation, leaveTeam, removePerson } from './end-membership.ts';
import { invitePeople, resendInvitation } from './invite-people.ts';
import { joinTeam } from './join-team.ts';
import { makeTeamCard } from './make-team-card.ts';
import { readTeams } from './read-teams.ts';
import { designOf, setTeamDesign } from './team-design.ts';
import { assertInForce, findInvitation, lockMembership } from './team.queries.ts';

export const teamRouter = createFeatureRouter()
  .add(readTeamsEndpoint, readTeamsSchemas, (ctx) => present(ctx))
  .add(
    inviteEndpoint,
    inviteSchemas,
    rateLimit('teamInvitation'),
    transaction,
    async (ctx, { params, body }) => {
      await invitePeople(transactionOf(ctx), context(ctx), params.id, body.emails);
      return present(ctx);
    },
  )
  .add(
    resendInvitationEndpoint,
    resendInvitationSchemas,
    rateLimit('teamInvitation'),
    transaction,
    async (ctx, { params }) => {
      await resendInvitation(transactionOf(ctx), context(ctx), params.id);
      return present(ctx);
    },
  )
  .add(setTeamDesignEndpoint, setTeamDesignSchemas, transaction, async (ctx, { params, body }) => {
    const trx = transactionOf(ctx);
    const { hooks, clock } = ctx.deps;
    for (const cardId of await setTeamDesign(trx, actorOf(ctx).id, params.id, body))
      await hooks.subscriptions.reviewHold(trx, cardId, clock.now());
    return present(ctx);
  })
  .add(removePersonEndpoint, removePersonSchemas, transaction, async (ctx, { params }) => {
    await removePerson(transactionOf(ctx), actorOf(ctx).id, params.id, ctx.deps.clock.now());
    return present(ctx);
  })
  .add(leaveTeamEndpoint, leaveTeamSchemas, transaction, async (ctx, { params }) => {
    await leaveTeam(transactionOf(ctx), actorOf(ctx).id, params.id, ctx.deps.clock.now());
    return present(ctx);
  })
  .add(
    makeTeamCardEndpoint,
    makeTeamCardSchemas,
    rateLimit('newCard'),
    transaction,
    async (ctx, { params, body }) => {
      const [trx, now, userId] = [transactionOf(ctx), ctx.deps.clock.now(), actorOf(ctx).id];
      const { shared } = await lockMembership(trx, userId, params.id);
      assertInForce(shared, now);
      const card = await makeTeamCard(trx, ctx.deps.hooks.subscriptions, { shared, userId, wish: body, now });
      return { cardId: card.id };
    },
  )
  .add(readInvitationEndpoint, readInvitationSchemas, rateLimit('mailedLink'), async (ctx, { query }) => {
    const member = await findInvitation(ctx.deps.knex, query.token, ctx.deps.clock.now());
    const set = await designOf(ctx.deps.knex, member.packageId);
    return {
      community: member.package?.enterpriseCommunity ?? null,
      ownerName: member.package?.user?.username ?? '',
      email: member.email,
      expiresAt: member.expiresAt?.toISOString() ?? '',
      setsName: set.businessName ?? null,
    };
  })
  .add(
    acceptInvitationEndpoint,
    acceptInvitationSchemas,
    rateLimit('mailedLink'),
    transaction,
    async (ctx, { body }) => {
      const { clock, hooks } = ctx.deps;
      const card = await joinTeam(transactionOf(ctx), hooks.subscriptions, actorOf(ctx), body, clock.now());
      return { cardId: card.id };
    },
  )
  .add(
    declineInvitationEndpoint,
    declineInvitationSchemas,
    rateLimit('mailedLink'),
    transaction,
    (ctx, { body }) => declineInvitation(transactionOf(ctx), body.token, ctx.deps.clock.now()),
  );

const context = (ctx: AppContext) => ({
  site: ctx.deps.env,
  userId: actorOf(ctx).id,
  now: ctx.deps.clock.now(),
});

/** Reads within the request's transaction where there is one. */
const present = (ctx: AppContext): Promise<Teams> =>
  readTeams(ctx.state.trx ?? ctx.deps.knex, actorOf(ctx).id, {
    now: ctx.deps.clock.now(),
    language: ctx.state.language,
    shownOf: ctx.deps.hooks.subscriptions.shownOf,
  });
