import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { productRow } from './entities/product.schema.ts';

/** A plan as visitors see it, in the language of the request. Prices are plain decimal strings, in shekels. */
export const publicProduct = productRow.omit({
  serialNumber: true,
  translations: true,
  createdAt: true,
  updatedAt: true,
});
export type PublicProduct = z.output<typeof publicProduct>;

const tag = 'Products';

export const homeProductsSchemas = {
  summary: 'Lists the plans the landing page offers, in their order',
  tag,
  reply: z.array(publicProduct),
} satisfies EndpointSchemas;

export const productsSchemas = {
  summary: 'Lists all plans on sale, in their order',
  tag,
  reply: z.array(publicProduct),
} satisfies EndpointSchemas;
