import {
  checkCardAddressEndpoint,
  readCardForEditingEndpoint,
  saveCardEndpoint,
  setCardTypeEndpoint,
  setCardVisibilityEndpoint,
} from '../../../contract/cards/card-editing.endpoint.ts';
import {
  type CardForEditing,
  checkCardAddressSchemas,
  readCardForEditingSchemas,
  saveCardSchemas,
  setCardTypeSchemas,
  setCardVisibilitySchemas,
} from '../../../contract/cards/card-editing.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { presentForEditing } from './card-editing.presenter.ts';
import { checkAddress } from './check-address.ts';
import { reviewHold } from '../holding/review-hold.ts';
import { findMyCard, lockMyCard } from './my-card.queries.ts';
import { saveCard } from './save-card.ts';
import { setCardType } from './set-card-type.ts';

export const cardEditingRouter = createFeatureRouter()
  .add(readCardForEditingEndpoint, readCardForEditingSchemas, (ctx, { params }) => present(ctx, params.id))
  .add(
    saveCardEndpoint,
    saveCardSchemas,
    transaction,
    async (ctx, { params, body: { version, ...changes } }) => {
      const [trx, now] = [transactionOf(ctx), ctx.deps.clock.now()];
      const card = await lockMyCard(trx, actorOf(ctx).id, params.id, now);
      const { plan, team } = await presentForEditing(trx, card, { env: ctx.deps.env, now });
      await saveCard(trx, card, { version, changes, plan, team, now }, () => present(ctx, params.id));
      return present(ctx, params.id);
    },
  )
  .add(setCardVisibilityEndpoint, setCardVisibilitySchemas, transaction, async (ctx, { params, body }) => {
    const trx = transactionOf(ctx);
    const now = ctx.deps.clock.now();
    const card = await lockMyCard(trx, actorOf(ctx).id, params.id, now);
    if (card.isPublic !== body.isPublic) {
      await card.$query(trx).patch({ isPublic: body.isPublic });
      await reviewHold(trx, card.id, now);
    }
    return present(ctx, params.id);
  })
  .add(setCardTypeEndpoint, setCardTypeSchemas, transaction, async (ctx, { params, body }) => {
    await setCardType(transactionOf(ctx), actorOf(ctx).id, params.id, body.cardType, ctx.deps.clock.now());
    return present(ctx, params.id);
  })
  .add(checkCardAddressEndpoint, checkCardAddressSchemas, async (ctx, { params, query }) => {
    const [{ knex }, now] = [ctx.deps, ctx.deps.clock.now()];
    const card = await findMyCard(knex, actorOf(ctx).id, params.id, now);
    return checkAddress(knex, card, query.slug, { now, language: ctx.state.language });
  });

async function present(ctx: AppContext, id: number): Promise<CardForEditing> {
  const { knex, env, clock } = ctx.deps;
  const [reader, now] = [ctx.state.trx ?? knex, clock.now()];
  const card = await findMyCard(reader, actorOf(ctx).id, id, now);
  return presentForEditing(reader, card, { env, now });
}
