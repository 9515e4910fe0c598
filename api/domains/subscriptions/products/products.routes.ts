import { homeProductsEndpoint, productsEndpoint } from '../../../contract/subscriptions/products.endpoint.ts';
import { homeProductsSchemas, productsSchemas } from '../../../contract/subscriptions/products.schema.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { listProducts } from './list-products.ts';
import { presentProduct } from './products.presenter.ts';

/** The plans on sale, for every visitor (docs/specification.md 7). */
export const productsRouter = createFeatureRouter()
  .add(homeProductsEndpoint, homeProductsSchemas, async (ctx) =>
    (await listProducts(ctx.deps.knex, 'home')).map((product) => presentProduct(product, ctx.state.language)),
  )
  .add(productsEndpoint, productsSchemas, async (ctx) =>
    (await listProducts(ctx.deps.knex, 'all')).map((product) => presentProduct(product, ctx.state.language)),
  );
