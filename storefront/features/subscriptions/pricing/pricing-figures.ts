/** The API's decimal strings, in shekels. */
interface PlanPrices {
  monthlyPrice: string;
  yearlyPrice: string;
}

/**
 * Yearly saving in per cent: 100 minus yearly / (12 × monthly), rounded (docs/specification.md 9). 0 without
 * a monthly price to compare with, and never below 0.
 */
export function yearlySaving({ monthlyPrice, yearlyPrice }: PlanPrices): number {
  const twelveMonths = 12 * Number(monthlyPrice);
  if (!(twelveMonths > 0)) return 0;
  return Math.max(0, Math.round(100 - (Number(yearlyPrice) / twelveMonths) * 100));
}

/** Average price of a month under yearly billing, in whole shekels: yearly / 12, rounded (docs/specification.md 9). */
export function averageMonth({ yearlyPrice }: PlanPrices): number {
  return Math.round(Number(yearlyPrice) / 12);
}

export function isFree({ monthlyPrice, yearlyPrice }: PlanPrices): boolean {
  return Number(monthlyPrice) === 0 && Number(yearlyPrice) === 0;
}
