import CheckIcon from '~icons/ph/check';
import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import type { PublicProduct } from '../../../../api/contract/subscriptions/products.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Stamp } from '../../../components/stamp.tsx';
import { ContactLink } from '../../leads/contact/contact-link.tsx';
import { ShowcaseCard } from '../../cards/showcase-card.tsx';
import { pointsOf } from './home-plans.ts';
import { PlanPrice } from './plan-price.tsx';
import type { BillingCycle } from './pricing-figures.ts';
import { isFree } from './pricing-figures.ts';
import styles from './plan-card.module.css';
import { usePricingMessages } from './use-pricing-messages.ts';

interface PlanCardProps {
  plan: PublicProduct;
  cycle: BillingCycle;
  /** Cards that peep out of the plan's drawing. */
  cards: readonly PublicCard[];
  isAuthenticated: boolean;
}

/** One plan: price, points, and the button to it (docs/specification.md 2, pricing section). */
export function PlanCard({ plan, cycle, cards, isAuthenticated }: PlanCardProps) {
  const texts = usePricingMessages();
  const look = plan.isPopular ? 'popular' : isFree(plan) ? 'thin' : 'ink';
  const button = plan.isPopular ? 'primary' : 'line';
  return (
    <article className={classNames(styles['plan'], styles[look])} data-plan={plan.id}>
      {plan.isPopular && <Stamp className={styles['stamp']}>{texts.popular}</Stamp>}
      {cards.length > 0 && (
        <div className={styles['cards']}>
          {cards.map((card) => (
            <div key={card.id} className={styles['card']}>
              <ShowcaseCard card={card} />
            </div>
          ))}
        </div>
      )}
      <h3 className={styles['name']}>
        <bdi dir={directionOfText(plan.name)}>{plan.name}</bdi>
      </h3>
      {plan.description && (
        <p className={styles['about']}>
          <bdi dir={directionOfText(plan.description)}>{plan.description}</bdi>
        </p>
      )}
      <PlanPrice plan={plan} cycle={cycle} />
      <ul className={styles['points']}>
        {pointsOf(plan).map((point) => (
          <li key={point}>
            <CheckIcon aria-hidden />
            <bdi dir={directionOfText(point)}>{point}</bdi>
          </li>
        ))}
      </ul>
      <div className={styles['action']}>
        {isAuthenticated ? (
          <ButtonLink to={`/subscription?plan=${plan.id}`} variant={button}>
            {texts.choose}
          </ButtonLink>
        ) : (
          <ContactLink variant={button}>{texts.contact}</ContactLink>
        )}
      </div>
    </article>
  );
}
