import {
  addAddressEndpoint,
  changeAddressEndpoint,
  deleteAddressEndpoint,
  listAddressesEndpoint,
  makePrimaryEndpoint,
} from '../../../contract/accounts/addresses.endpoint.ts';
import {
  addAddressSchemas,
  changeAddressSchemas,
  deleteAddressSchemas,
  listAddressesSchemas,
  makePrimarySchemas,
} from '../../../contract/accounts/addresses.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { deleteAddress, makePrimary } from './choose-primary.ts';
import { listAddresses } from './list-addresses.ts';
import { addAddress, changeAddress } from './save-address.ts';

const asTheyAre = (ctx: AppContext) => listAddresses(transactionOf(ctx), actorOf(ctx).id);

/** A user's addresses for parcels and invoices (docs/product.md 5, `/account`). */
export const addressesRouter = createFeatureRouter()
  .add(listAddressesEndpoint, listAddressesSchemas, (ctx) => listAddresses(ctx.deps.knex, actorOf(ctx).id))
  .add(addAddressEndpoint, addAddressSchemas, transaction, async (ctx, { body }) => {
    await addAddress(transactionOf(ctx), actorOf(ctx).id, body);
    return asTheyAre(ctx);
  })
  .add(changeAddressEndpoint, changeAddressSchemas, transaction, async (ctx, { params, body }) => {
    await changeAddress(transactionOf(ctx), actorOf(ctx).id, params.id, body);
    return asTheyAre(ctx);
  })
  .add(makePrimaryEndpoint, makePrimarySchemas, transaction, async (ctx, { params }) => {
    await makePrimary(transactionOf(ctx), actorOf(ctx).id, params.id);
    return asTheyAre(ctx);
  })
  .add(deleteAddressEndpoint, deleteAddressSchemas, transaction, async (ctx, { params }) => {
    await deleteAddress(transactionOf(ctx), actorOf(ctx).id, params.id);
    return asTheyAre(ctx);
  });
