import type { PublicProduct } from '../../../../api/contract/subscriptions/products.schema.ts';
import { isFree, yearlySaving } from '../pricing/pricing-figures.ts';

const offerIds = ['basic', 'monthly', 'yearly'] as const;
type OfferId = (typeof offerIds)[number];

/** Prices are in shekels. */
export interface Offer {
  id: OfferId;
  price: number;
  /** Price of twelve single months; for the yearly plan only. */
  insteadOf?: number;
  /** What a year saves against twelve single months, in whole per cent; for the yearly plan only. */
  saving?: number;
  /** The product to buy; null while none is on sale. */
  productId: number | null;
}

/** Figures of docs/specification.md 9, shown while nothing is on sale. */
const figures = { monthly: 40, yearly: 300 } as const;

/** The plans with the prices of the products on sale for upgrades (docs/money.md 1.12). */
export function offersOf(products: readonly PublicProduct[]): Offer[] {
  const upgrades = products.filter(({ showAtUpgrade, isActive }) => showAtUpgrade && isActive);
  const monthly = upgrades.find((plan) => plan.billingCycle === 'monthly' && Number(plan.monthlyPrice) > 0);
  const yearly = upgrades.find((plan) => plan.billingCycle === 'yearly' && Number(plan.yearlyPrice) > 0);
  // A month of the yearly plan itself, else of the monthly one beside it.
  const month = [yearly, monthly].find((plan) => Number(plan?.monthlyPrice) > 0)?.monthlyPrice;
  const monthlyPrice = String(month ?? figures.monthly);
  const yearlyPrice = yearly?.yearlyPrice ?? String(figures.yearly);
  return [
    { id: 'basic', price: 0, productId: products.find((plan) => plan.isActive && isFree(plan))?.id ?? null },
    {
      id: 'monthly',
      price: monthly ? Number(monthly.monthlyPrice) : figures.monthly,
      productId: monthly?.id ?? null,
    },
    {
      id: 'yearly',
      price: Number(yearlyPrice),
      insteadOf: 12 * Number(monthlyPrice),
      saving: yearlySaving({ monthlyPrice, yearlyPrice }),
      productId: yearly?.id ?? null,
    },
  ];
}
