import type { BillingCycle } from './plan-price.tsx';
import styles from './pricing-section.module.css';
import { usePricingMessages } from './use-pricing-messages.ts';

const cycles: readonly BillingCycle[] = ['monthly', 'yearly'];

/** Monthly or yearly prices, and the largest yearly saving. */
export function BillingSwitch({
  cycle,
  onChoose,
}: {
  cycle: BillingCycle;
  onChoose: (cycle: BillingCycle) => void;
}) {
  const texts = usePricingMessages();
  const [before, figure, after] = texts.upTo;
  return (
    <div className={styles['cycle']}>
      <fieldset className={styles['switch']} aria-label={texts.cycle}>
        {cycles.map((name) => (
          <button key={name} type="button" aria-pressed={cycle === name} onClick={() => onChoose(name)}>
            {texts[name]}
          </button>
        ))}
      </fieldset>
      <p>
        {before} <bdi dir="ltr">{figure}</bdi> {after}
      </p>
    </div>
  );
}
