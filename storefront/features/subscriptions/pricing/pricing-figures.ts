export type BillingCycle = 'monthly' | 'yearly';

/** The API's decimal strings, in shekels. */
interface PlanPrices {
  monthlyPrice: string;
  yearlyPrice: string;
}

/**
 * Yearly saving in whole per cent: 100 minus yearly / (12 × monthly) (docs/specification.md 9), rounded down, so that
 * no more is promised than is saved (docs/product.md 11.6). 0 where the plan isn't sold both ways, and never below 0.
 */
export function yearlySaving({ monthlyPrice, yearlyPrice }: PlanPrices): number {
  const twelveMonths = 12 * Number(monthlyPrice);
  const year = Number(yearlyPrice);
  // In whole numbers: 100 - 384 / 480 * 100 is not 20 to a computer.
  return twelveMonths > 0 && year > 0
    ? Math.max(0, Math.floor(((twelveMonths - year) * 100) / twelveMonths))
    : 0;
}

/** The cycle a plan is sold in: the wanted one, or the only one that it has a price for (docs/product.md 11.8). */
export function soldIn(plan: PlanPrices, wanted: BillingCycle): BillingCycle {
  if (isFree(plan)) return wanted;
  const price = wanted === 'monthly' ? plan.monthlyPrice : plan.yearlyPrice;
  return Number(price) > 0 ? wanted : wanted === 'monthly' ? 'yearly' : 'monthly';
}

/** Average price of a month under yearly billing, in whole shekels: yearly / 12, rounded (docs/specification.md 9). */
export function averageMonth({ yearlyPrice }: PlanPrices): number {
  return Math.round(Number(yearlyPrice) / 12);
}

export function isFree({ monthlyPrice, yearlyPrice }: PlanPrices): boolean {
  return Number(monthlyPrice) === 0 && Number(yearlyPrice) === 0;
}

/** The largest yearly saving among plans, in whole per cent. */
export const maxSaving = (plans: readonly PlanPrices[]): number => Math.max(0, ...plans.map(yearlySaving));
