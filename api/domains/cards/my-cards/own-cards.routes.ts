import { readDashboardEndpoint } from '../../../contract/cards/dashboard.ts';
import {
  createCardEndpoint,
  deleteCardEndpoint,
  duplicateCardEndpoint,
  listOwnCardsEndpoint,
  proposeAddressEndpoint,
  readBelongingsEndpoint,
} from '../../../contract/cards/my-cards.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { createCard } from './create-card.ts';
import { deleteCard, readBelongings } from './delete-card.ts';
import { duplicateCard } from './duplicate-card.ts';
import { proposeAddresses } from './free-address.ts';
import { readDashboard } from './read-dashboard.ts';
import { readOwnCard, readOwnCards } from './read-own-cards.ts';

/** A person's own cards, and what surrounds them on the dashboard (docs/product.md 5). */
export const ownCardsRouter = createFeatureRouter()
  .add(listOwnCardsEndpoint, (ctx, { query }) =>
    readOwnCards(ctx.parts.knex, ctx.parts, actorOf(ctx).id, query),
  )
  .add(readDashboardEndpoint, (ctx) => readDashboard(ctx.parts.knex, actorOf(ctx).id, ctx.parts.clock.now()))
  .add(proposeAddressEndpoint, (ctx, { query }) =>
    proposeAddresses(ctx.parts.knex, {
      userId: actorOf(ctx).id,
      name: query.name,
      now: ctx.parts.clock.now(),
    }),
  )
  .add(createCardEndpoint, rateLimit('newCard'), transaction, async (ctx, { body }) => {
    const trx = transactionOf(ctx);
    const { id } = await createCard(trx, actorOf(ctx).id, body, ctx.parts.clock.now());
    return readOwnCard(trx, ctx.parts, actorOf(ctx).id, id);
  })
  .add(duplicateCardEndpoint, rateLimit('newCard'), transaction, async (ctx, { params }) => {
    const trx = transactionOf(ctx);
    const userId = actorOf(ctx).id;
    const { language } = ctx.state;
    const wish = { userId, cardId: params.id, language, now: ctx.parts.clock.now() };
    const { id } = await duplicateCard(trx, wish);
    return readOwnCard(trx, ctx.parts, userId, id);
  })
  .add(readBelongingsEndpoint, (ctx, { params }) =>
    readBelongings(ctx.parts.knex, actorOf(ctx).id, params.id),
  )
  .add(deleteCardEndpoint, transaction, (ctx, { params }) =>
    deleteCard(transactionOf(ctx), actorOf(ctx).id, params.id, ctx.parts.clock.now()),
  );
