import { listNfcProductsEndpoint, listOrdersEndpoint } from '../../contract/orders.ts';
import { actorOf } from '../../http/actor-of.ts';
import { createFeatureRouter } from '../../http/route.ts';
import { NfcProduct } from '../../models/NfcProduct.ts';
import { presentNfcProduct } from './orders.presenter.ts';
import { listOrders } from './read-orders.ts';

/** Printed cards on sale, and a person's own orders of them (specification section 3, product.md chapter 5). */
export const ordersRouter = createFeatureRouter()
  .add(listNfcProductsEndpoint, async (ctx) =>
    (await NfcProduct.query(ctx.parts.knex).where({ is_active: true }).orderBy(['sort_order', 'id'])).map(
      presentNfcProduct,
    ),
  )
  .add(listOrdersEndpoint, (ctx, { query }) => listOrders(ctx.parts.knex, actorOf(ctx).id, query.page));
