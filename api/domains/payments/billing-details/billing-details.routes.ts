import {
  readBillingDetailsEndpoint,
  saveBillingDetailsEndpoint,
} from '../../../contract/payments/billing-details.endpoint.ts';
import {
  readBillingDetailsSchemas,
  saveBillingDetailsSchemas,
} from '../../../contract/payments/billing-details.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { readBillingDetails, saveBillingDetails } from './billing-details.ts';

/** What a customer's own receipts and credits say of them (docs/money.md 13.7). */
export const billingDetailsRouter = createFeatureRouter()
  .add(readBillingDetailsEndpoint, readBillingDetailsSchemas, (ctx) =>
    readBillingDetails(ctx.deps.knex, actorOf(ctx).id),
  )
  .add(saveBillingDetailsEndpoint, saveBillingDetailsSchemas, transaction, async (ctx, { body }) => {
    const trx = transactionOf(ctx);
    await saveBillingDetails(trx, actorOf(ctx).id, body);
    return readBillingDetails(trx, actorOf(ctx).id);
  });
