import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { classNames } from '../../../components/class-names.ts';
import { Skeleton } from '../../../components/skeleton.tsx';
import { SectionHead } from '../../../components/section-head.tsx';
import { useShowcase } from '../../cards/use-showcase.ts';
import { useSession } from '../../accounts/session/session-provider.tsx';
import { BillingSwitch } from './billing-switch.tsx';
import { PlanCard } from './plan-card.tsx';
import { peepingCards } from './home-plans.ts';
import { maxSaving, type BillingCycle } from './pricing-figures.ts';
import styles from './pricing-section.module.css';
import { QuoteRequest } from './quote-request.tsx';
import { useHomePlans } from './use-home-plans.ts';
import { usePricingMessages } from './use-pricing-messages.ts';

/** Plans and prices; hidden when no plan is on sale (docs/specification.md 2). */
export function PricingSection() {
  const texts = usePricingMessages();
  const { plans, isLoading } = useHomePlans();
  const { cards } = useShowcase();
  const { isAuthenticated } = useSession();
  const [search, setSearch] = useSearchParams();
  const cycle: BillingCycle = search.get('billing') === 'monthly' ? 'monthly' : 'yearly';
  useSectionOfAddress(!isLoading);

  function choose(next: BillingCycle) {
    const changed = new URLSearchParams(search);
    if (next === 'yearly') changed.delete('billing');
    else changed.set('billing', next);
    setSearch(changed, { replace: true, preventScrollReset: true });
  }

  if (!isLoading && plans.length === 0) return null;
  return (
    <section className={styles['section']} id="pricing" aria-labelledby="pricing-title">
      <div className="wrap">
        <SectionHead id="pricing-title" title={texts.title}>
          <BillingSwitch cycle={cycle} saving={maxSaving(plans)} onChoose={choose} />
        </SectionHead>
        {isLoading ? (
          <div className={styles['loading']} aria-busy="true">
            <p>{texts.loading}</p>
            <Skeleton shape="block" />
          </div>
        ) : (
          <div className={classNames(styles['plans'], plans.length >= 3 && styles['three'])}>
            {plans.map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                cycle={cycle}
                cards={peepingCards(plan, cards)}
                isAuthenticated={isAuthenticated}
              />
            ))}
          </div>
        )}
        <QuoteRequest />
      </div>
    </section>
  );
}

/** `/?section=pricing` scrolls here, each time it is opened (docs/specification.md 2). */
function useSectionOfAddress(standing: boolean) {
  const { key, search } = useLocation();
  useEffect(() => {
    if (!standing || new URLSearchParams(search).get('section') !== 'pricing') return;
    // The page has scrolled to the visit's first address before the application was there; a visitor who has
    // scrolled since, be it back to the very top, stays there.
    if (key === 'default' && document.documentElement.dataset.stood !== undefined) return;
    document.getElementById('pricing')?.scrollIntoView();
    // A change of the billing cycle is a new address too, but not a new wish to come here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [standing, key]);
}
