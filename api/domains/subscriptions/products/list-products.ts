import type { Knex } from 'knex';
import { Product } from '../../../models/Product.ts';

/**
 * Plans on sale by `sortOrder`, then by age: those of the landing page, or all (docs/specification.md 7). Plans that
 * were taken off sale are left out.
 */
export function listProducts(knex: Knex, which: 'home' | 'all'): Promise<Product[]> {
  const plans = Product.query(knex).where({ is_active: true }).orderBy('sort_order').orderBy('id');
  return Promise.resolve(which === 'home' ? plans.where({ show_at_home: true }) : plans);
}
