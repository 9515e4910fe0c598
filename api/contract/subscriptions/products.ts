import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { productRow } from './entities/product.ts';

/** What everybody may know of a plan. Prices are plain decimal strings, in shekels. */
export const publicProduct = productRow.omit({ serialNumber: true, createdAt: true, updatedAt: true });
export type PublicProduct = z.output<typeof publicProduct>;

const tag = 'Products';

/** Plans of the landing page (docs/specification.md 7). */
export const homeProductsEndpoint = defineEndpoint({
  method: 'get',
  path: '/api/home-products',
  summary: 'Lists the plans the landing page offers, in their order',
  tag,
  access: 'public',
  reply: z.array(publicProduct),
});

/** All plans on sale; the landing page falls back on it (docs/specification.md 7). */
export const productsEndpoint = defineEndpoint({
  method: 'get',
  path: '/api/products',
  summary: 'Lists all plans on sale, in their order',
  tag,
  access: 'public',
  reply: z.array(publicProduct),
});
