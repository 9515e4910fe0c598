import type { PublicProduct } from '../../../../api/contract/subscriptions/products.schema.ts';
import { isFree } from '../pricing/pricing-figures.ts';

const offerIds = ['basic', 'monthly', 'yearly'] as const;
type OfferId = (typeof offerIds)[number];

/** Prices are in shekels. */
export interface Offer {
  id: OfferId;
  price: number;
  /** Price of twelve single months; for the yearly plan only. */
  insteadOf?: number;
  /** The product to buy; null while none is on sale. */
  productId: number | null;
}

/** Figures of docs/specification.md 9, used unless a product on sale has others. */
const figures = { monthly: 40, yearly: 300, insteadOf: 480 } as const;

/** The plans with the prices of the products on sale for upgrades (docs/money.md 1.12). */
export function offersOf(products: readonly PublicProduct[]): Offer[] {
  const upgrades = products.filter(({ showAtUpgrade, isActive }) => showAtUpgrade && isActive);
  const monthly = upgrades.find(({ billingCycle }) => billingCycle === 'monthly');
  const yearly = upgrades.find(({ billingCycle }) => billingCycle === 'yearly');
  return [
    { id: 'basic', price: 0, productId: products.find((plan) => plan.isActive && isFree(plan))?.id ?? null },
    {
      id: 'monthly',
      price: monthly ? Number(monthly.monthlyPrice) : figures.monthly,
      productId: monthly?.id ?? null,
    },
    {
      id: 'yearly',
      price: yearly ? Number(yearly.yearlyPrice) : figures.yearly,
      insteadOf: yearly ? 12 * Number(yearly.monthlyPrice) : figures.insteadOf,
      productId: yearly?.id ?? null,
    },
  ];
}
