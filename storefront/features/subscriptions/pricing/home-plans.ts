import type { PublicProduct } from '../../../../api/contract/subscriptions/products.schema.ts';

/** Maximum of points on a plan's card (docs/specification.md 2, pricing section). */
const maxPoints = 5;

/** Products of the pricing section: on sale and shown at home, by sortOrder (docs/specification.md 7). */
export function homePlans(products: readonly PublicProduct[]): PublicProduct[] {
  return products
    .filter(({ showAtHome, isActive }) => showAtHome && isActive)
    .toSorted((a, b) => a.sortOrder - b.sortOrder);
}

/** Features first, then benefits, at most five together. */
export function pointsOf(plan: PublicProduct): string[] {
  const benefits = [plan.benefit1, plan.benefit2, plan.benefit3, plan.benefit4, plan.benefit5];
  return [...plan.features, ...benefits]
    .filter((point) => point !== null && point !== '')
    .slice(0, maxPoints) as string[];
}
