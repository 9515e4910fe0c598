import type { Knex } from 'knex';
import type { BillingCycle } from '../../../contract/payments/entities/payment-enums.schema.ts';
import { AppError } from '../../../errors.ts';
import { Product } from '../../../models/Product.ts';

/**
 * A plan on sale and what a period of it costs.
 * @returns price in agorot, VAT included; nought for a free plan
 * @throws {AppError} `not_found` for a plan that isn't sold, or not in this cycle
 */
export async function priceOfPlan(
  knex: Knex,
  productId: number,
  cycle: BillingCycle,
): Promise<{ product: Product; price: number }> {
  const product = await Product.query(knex).findOne({ id: productId, is_active: true });
  if (!product) throw new AppError('not_found');
  const price = cycle === 'monthly' ? product.monthlyPrice : product.yearlyPrice;
  // A paid plan without a price for this cycle is not sold in this cycle.
  if (price === 0 && product.monthlyPrice !== product.yearlyPrice) throw new AppError('not_found');
  return { product, price };
}
