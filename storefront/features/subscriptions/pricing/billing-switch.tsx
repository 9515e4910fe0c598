import type { BillingCycle } from './pricing-figures.ts';
import styles from './pricing-section.module.css';
import { usePricingMessages } from './use-pricing-messages.ts';

const cycles: readonly BillingCycle[] = ['monthly', 'yearly'];

/** Monthly or yearly prices, and the largest yearly saving. */
export function BillingSwitch({
  cycle,
  saving,
  onChoose,
}: {
  cycle: BillingCycle;
  /** The largest yearly saving of the plans shown, in per cent; nothing is said of 0. */
  saving: number;
  onChoose: (cycle: BillingCycle) => void;
}) {
  const texts = usePricingMessages();
  const [before, after] = texts.upTo;
  return (
    <div className={styles['cycle']}>
      <fieldset className={styles['switch']} aria-label={texts.cycle}>
        {cycles.map((name) => (
          <button key={name} type="button" aria-pressed={cycle === name} onClick={() => onChoose(name)}>
            {texts[name]}
          </button>
        ))}
      </fieldset>
      {saving > 0 && (
        <p>
          {before} <bdi dir="ltr">{saving}%</bdi> {after}
        </p>
      )}
    </div>
  );
}
