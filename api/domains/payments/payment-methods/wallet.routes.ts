import {
  listReceiptsEndpoint,
  readWalletEndpoint,
  removePaymentMethodEndpoint,
  setDefaultPaymentMethodEndpoint,
} from '../../../contract/payments/wallet.endpoint.ts';
import {
  listReceiptsSchemas,
  readWalletSchemas,
  removePaymentMethodSchemas,
  setDefaultPaymentMethodSchemas,
} from '../../../contract/payments/wallet.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { removePaymentMethod, setDefaultPaymentMethod } from './manage-payment-methods.ts';
import { listReceipts, readWallet } from './read-wallet.ts';

/** A user's own receipts, payment methods and standing orders (docs/specification.md 3, docs/product.md 5). */
export const walletRouter = createFeatureRouter()
  .add(readWalletEndpoint, readWalletSchemas, (ctx) =>
    readWallet(ctx.deps.knex, actorOf(ctx).id, { now: ctx.deps.clock.now(), language: ctx.state.language }),
  )
  .add(listReceiptsEndpoint, listReceiptsSchemas, (ctx, { query }) =>
    listReceipts(ctx.deps.knex, actorOf(ctx).id, { page: query.page, language: ctx.state.language }),
  )
  .add(
    setDefaultPaymentMethodEndpoint,
    setDefaultPaymentMethodSchemas,
    transaction,
    async (ctx, { params }) => {
      const trx = transactionOf(ctx);
      await setDefaultPaymentMethod(trx, actorOf(ctx), params.id);
      return readWallet(trx, actorOf(ctx).id, { now: ctx.deps.clock.now(), language: ctx.state.language });
    },
  )
  .add(removePaymentMethodEndpoint, removePaymentMethodSchemas, transaction, async (ctx, { params }) => {
    const trx = transactionOf(ctx);
    await removePaymentMethod(trx, actorOf(ctx), params.id);
    return readWallet(trx, actorOf(ctx).id, { now: ctx.deps.clock.now(), language: ctx.state.language });
  });
