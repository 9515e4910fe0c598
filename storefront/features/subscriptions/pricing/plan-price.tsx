import type { PublicProduct } from '../../../../api/contract/subscriptions/products.schema.ts';
import { averageMonth, isFree, soldIn, yearlySaving, type BillingCycle } from './pricing-figures.ts';
import styles from './plan-card.module.css';
import { usePricingMessages } from './use-pricing-messages.ts';
import { Money } from '../../../components/money.tsx';

/** Price per month in the chosen cycle, and how it is charged. */
export function PlanPrice({ plan, cycle: wanted }: { plan: PublicProduct; cycle: BillingCycle }) {
  const cycle = soldIn(plan, wanted);
  const texts = usePricingMessages();
  const free = isFree(plan);
  const saving = yearlySaving(plan);
  return (
    <>
      <p className={styles['price']}>
        <Money of={cycle === 'yearly' ? averageMonth(plan) : plan.monthlyPrice} />{' '}
        <small>{free ? texts.forever : texts.perMonth}</small>
      </p>
      <p className={styles['note']}>
        {free && texts.freeNote}
        {!free && cycle === 'monthly' && texts.monthlyNote}
        {!free && cycle === 'yearly' && (
          <>
            {texts.yearlyNote} <Money of={plan.yearlyPrice} />
            {saving > 0 && (
              <>
                , {texts.saving} <bdi dir="ltr">{saving}%</bdi>
              </>
            )}
          </>
        )}
      </p>
    </>
  );
}
