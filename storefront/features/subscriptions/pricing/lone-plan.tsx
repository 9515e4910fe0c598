import type { PublicProduct } from '../../../../api/contract/subscriptions/products.schema.ts';
import { useShowcase } from '../../cards/use-showcase.ts';
import { peepingCards } from './home-plans.ts';
import { PlanCard } from './plan-card.tsx';
import type { BillingCycle } from './pricing-figures.ts';

/** A plan's card by itself, to be looked at and not to be used. */
export function LonePlan({ plan, cycle }: { plan: PublicProduct; cycle: BillingCycle }) {
  const { cards } = useShowcase();
  return (
    <div inert style={{ padding: 24 }}>
      <PlanCard plan={plan} cycle={cycle} cards={peepingCards(plan, cards)} isAuthenticated />
    </div>
  );
}
