import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { OwnPackage } from '../../../../api/contract/subscriptions/subscription.schema.ts';
import { PageSection } from '../../../components/page-section.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { BillingSwitch } from '../pricing/billing-switch.tsx';
import { maxSaving, type BillingCycle } from '../pricing/pricing-figures.ts';
import { useShowcase } from '../../cards/use-showcase.ts';
import { peepingCards } from '../pricing/home-plans.ts';
import { useHomePlans } from '../pricing/use-home-plans.ts';
import { PlanOffer } from './plan-offer.tsx';
import styles from './subscription-page.module.css';
import { useSubscriptionMessages } from './use-subscription-messages.ts';

/** The plans on sale; `?plan=` highlights one chosen elsewhere, `?billing=` sets the billing cycle. */
export function PlanChoice({ owned }: { owned: readonly OwnPackage[] }) {
  const texts = useSubscriptionMessages().plans;
  const { plans, isLoading } = useHomePlans();
  const { cards } = useShowcase();
  const [search, setSearch] = useSearchParams();
  const chosen = plans.find(({ id }) => String(id) === search.get('plan'))?.id;
  const cycle: BillingCycle = search.get('billing') === 'monthly' ? 'monthly' : 'yearly';
  const list = useRef<HTMLUListElement>(null);

  // Scrolls to the plan chosen elsewhere.
  useEffect(() => {
    if (chosen !== undefined)
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [chosen]);

  function choose(next: BillingCycle) {
    const changed = new URLSearchParams(search);
    if (next === 'yearly') changed.delete('billing');
    else changed.set('billing', next);
    setSearch(changed, { replace: true, preventScrollReset: true });
  }

  return (
    <PageSection
      title={texts.title}
      aside={<BillingSwitch cycle={cycle} saving={maxSaving(plans)} onChoose={choose} />}
    >
      {isLoading ? (
        <Skeleton shape="block" />
      ) : plans.length === 0 ? (
        <p className={styles['facts']}>{texts.failed}</p>
      ) : (
        <>
          <ul className={styles['plans']} ref={list}>
            {plans.map((plan) => (
              <PlanOffer
                key={plan.id}
                plan={plan}
                cycle={cycle}
                cards={peepingCards(plan, cards)}
                isChosen={plan.id === chosen}
                changeable={owned.filter(({ canChange }) => canChange)}
                isOwned={owned.some(({ productId }) => productId === plan.id)}
              />
            ))}
          </ul>
          <p className={styles['note']}>{texts.note}</p>
        </>
      )}
    </PageSection>
  );
}
