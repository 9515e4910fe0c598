import { defineEndpoint } from '../endpoint.ts';
import type { homeProductsSchemas, productsSchemas } from './products.schema.ts';

/** Plans of the landing page (docs/specification.md 7). */
export const homeProductsEndpoint = defineEndpoint<typeof homeProductsSchemas>({
  method: 'get',
  path: '/api/home-products',
  access: 'public',
});

/** All plans on sale; the landing page falls back on it (docs/specification.md 7). */
export const productsEndpoint = defineEndpoint<typeof productsSchemas>({
  method: 'get',
  path: '/api/products',
  access: 'public',
});
