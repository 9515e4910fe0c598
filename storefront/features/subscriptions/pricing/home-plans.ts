import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import type { PublicProduct } from '../../../../api/contract/subscriptions/products.schema.ts';
import { isFree } from './pricing-figures.ts';

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

/** Cards that a plan can have, none of them twice on the page: a basic one for the free plan, the best one for the popular. */
export function peepingCards(plan: PublicProduct, cards: readonly PublicCard[]): PublicCard[] {
  const pro = cards.filter(({ template }) => template !== 'basic');
  if (isFree(plan)) return cards.filter(({ template }) => template === 'basic').slice(0, 1);
  return plan.isPopular ? pro.slice(0, 1) : pro.slice(1, 4).toReversed();
}
