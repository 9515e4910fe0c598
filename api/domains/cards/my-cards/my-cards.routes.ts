import { readDashboardEndpoint } from '../../../contract/cards/dashboard.endpoint.ts';
import { readDashboardSchemas } from '../../../contract/cards/dashboard.schema.ts';
import {
  createCardEndpoint,
  deleteCardEndpoint,
  duplicateCardEndpoint,
  listMyCardsEndpoint,
  proposeAddressEndpoint,
  readBelongingsEndpoint,
} from '../../../contract/cards/my-cards.endpoint.ts';
import {
  createCardSchemas,
  deleteCardSchemas,
  duplicateCardSchemas,
  listMyCardsSchemas,
  proposeAddressSchemas,
  readBelongingsSchemas,
} from '../../../contract/cards/my-cards.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { createCard } from './create-card.ts';
import { deleteCard, readBelongings } from './delete-card.ts';
import { duplicateCard } from './duplicate-card.ts';
import { proposeAddresses } from './free-address.ts';
import { readDashboard } from './read-dashboard.ts';
import { readMyCard, readMyCards } from './read-my-cards.ts';

/** A user's own cards, and the rest of the dashboard (docs/product.md 5). */
export const myCardsRouter = createFeatureRouter()
  .add(listMyCardsEndpoint, listMyCardsSchemas, (ctx, { query }) =>
    readMyCards(ctx.deps.knex, ctx.deps, actorOf(ctx).id, query),
  )
  .add(readDashboardEndpoint, readDashboardSchemas, (ctx) =>
    readDashboard(ctx.deps.knex, actorOf(ctx).id, {
      now: ctx.deps.clock.now(),
      language: ctx.state.language,
    }),
  )
  .add(proposeAddressEndpoint, proposeAddressSchemas, (ctx, { query }) =>
    proposeAddresses(ctx.deps.knex, {
      userId: actorOf(ctx).id,
      name: query.name,
      now: ctx.deps.clock.now(),
    }),
  )
  .add(createCardEndpoint, createCardSchemas, rateLimit('newCard'), transaction, async (ctx, { body }) => {
    const trx = transactionOf(ctx);
    const { id } = await createCard(trx, actorOf(ctx).id, body, ctx.deps.clock.now());
    return readMyCard(trx, ctx.deps, actorOf(ctx).id, id);
  })
  .add(
    duplicateCardEndpoint,
    duplicateCardSchemas,
    rateLimit('newCard'),
    transaction,
    async (ctx, { params }) => {
      const trx = transactionOf(ctx);
      const userId = actorOf(ctx).id;
      const { language } = ctx.state;
      const wish = { userId, cardId: params.id, language, now: ctx.deps.clock.now() };
      const { id } = await duplicateCard(trx, wish);
      return readMyCard(trx, ctx.deps, userId, id);
    },
  )
  .add(readBelongingsEndpoint, readBelongingsSchemas, (ctx, { params }) =>
    readBelongings(ctx.deps.knex, actorOf(ctx).id, params.id),
  )
  .add(deleteCardEndpoint, deleteCardSchemas, transaction, (ctx, { params }) =>
    deleteCard(transactionOf(ctx), actorOf(ctx).id, params.id, ctx.deps.clock.now()),
  );
