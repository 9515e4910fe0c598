import CheckIcon from '~icons/ph/check';
import LockSimpleIcon from '~icons/ph/lock-simple';
import { ButtonLink } from '../../../components/button-link.tsx';
import { useMoney } from '../../../components/money.tsx';
import { TextLink } from '../../../components/text-button.tsx';
import { isFree } from '../../subscriptions/pricing/pricing-figures.ts';
import { useHomePlans } from '../../subscriptions/pricing/use-home-plans.ts';
import styles from './locked-figures.module.css';
import { useStatsMessages } from './use-stats-messages.ts';

/** Invented figures behind the sheet, in per cent: never the owner's own. */
const bars = [100, 85, 46, 35, 19] as const;
const hours = [0, 1, 2, 3, 4, 2, 1, 1, 0, 1, 2, 3, 4, 4, 2, 1, 0, 0, 2, 3, 4] as const;

/** What the plans add to the figures that are open, on a sheet over blurred ones. */
export function LockedFigures() {
  const { locked: texts } = useStatsMessages();
  const money = useMoney();
  const { plans } = useHomePlans();
  const paid = plans.filter((plan) => !isFree(plan) && Number(plan.monthlyPrice) > 0);
  const plan = paid.find(({ isPopular }) => isPopular) ?? paid[0];
  return (
    <section className={styles['locked']} aria-labelledby="locked">
      <p className={styles['head']}>
        <LockSimpleIcon aria-hidden />
        {texts.head}
      </p>
      <div className={styles['sheet']}>
        <h2 id="locked">{texts.title}</h2>
        <ul>
          {texts.points.map((point) => (
            <li key={point}>
              <CheckIcon aria-hidden />
              {point}
            </li>
          ))}
        </ul>
        <div className={styles['actions']}>
          {plan && (
            <ButtonLink to={`/subscription?plan=${plan.id}&billing=monthly`}>
              {texts.upgrade(plan.name, money(plan.monthlyPrice))}
            </ButtonLink>
          )}
          <TextLink to="/subscription">{texts.plans}</TextLink>
        </div>
      </div>
      <div className={styles['veil']} aria-hidden="true" inert>
        {bars.map((size) => (
          <i key={size} className={styles['bar']} style={{ inlineSize: `${size}%` }} />
        ))}
        <div className={styles['hours']}>
          {Array.from({ length: 4 }, (_, row) =>
            hours.map((shade, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a drawing that never changes
              <i key={`${row} ${at}`} data-shade={(shade + row) % 5} />
            )),
          )}
        </div>
      </div>
    </section>
  );
}
