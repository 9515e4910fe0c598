import { communitiesEndpoint } from '../../../contract/cards/example-cards.endpoint.ts';
import { type Communities, communitiesSchemas } from '../../../contract/cards/example-cards.schema.ts';
import type { AppContext } from '../../../http/context.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { presentPublicCard } from '../public/cards.presenter.ts';
import { countCommunities, findCommunityCards } from './community-cards.queries.ts';

/** Communities on a page with the first of their cards each; the page of one community shows its cards. */
const communitiesOnPage = 6;
const firstCards = 4;
const cardsOnPage = 12;

export const communitiesRouter = createFeatureRouter().add(
  communitiesEndpoint,
  communitiesSchemas,
  (ctx, { query }) =>
    query.name === undefined
      ? listCommunities(ctx, query.page ?? 1)
      : readCommunity(ctx, query.name, query.page ?? 1),
);

async function listCommunities(ctx: AppContext, page: number): Promise<Communities> {
  const all = await countCommunities(ctx.deps.knex, ctx.deps.clock.now());
  const shown = all.slice((page - 1) * communitiesOnPage, page * communitiesOnPage);
  return {
    communities: await Promise.all(
      shown.map(async (community) => ({
        ...community,
        cards: await cardsOf(ctx, community.name, 0, firstCards),
      })),
    ),
    page,
    pages: Math.ceil(all.length / communitiesOnPage),
    now: ctx.deps.clock.now().toISOString(),
  };
}

/** An unknown name gives an empty list, as a filter does. */
async function readCommunity(ctx: AppContext, name: string, page: number): Promise<Communities> {
  const all = await countCommunities(ctx.deps.knex, ctx.deps.clock.now());
  const found = all.find((community) => community.name === name);
  const now = ctx.deps.clock.now().toISOString();
  if (!found) return { communities: [], page, pages: 0, now };
  const cards = await cardsOf(ctx, name, (page - 1) * cardsOnPage, cardsOnPage);
  return { communities: [{ ...found, cards }], page, pages: Math.ceil(found.count / cardsOnPage), now };
}

async function cardsOf(ctx: AppContext, name: string, from: number, count: number) {
  const { knex, clock, env } = ctx.deps;
  const now = clock.now();
  const profiles = await findCommunityCards(knex, now, { name, from, count });
  return profiles.map((profile) => presentPublicCard(profile, { env, now }));
}
