import CheckIcon from '~icons/ph/check';
import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import type { PublicProduct } from '../../../../api/contract/subscriptions/products.schema.ts';
import type { OwnPackage } from '../../../../api/contract/subscriptions/subscription.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { classNames } from '../../../components/class-names.ts';
import { StatusWord } from '../../../components/status-word.tsx';
import { ShowcaseCard } from '../../cards/showcase-card.tsx';
import { pointsOf } from '../pricing/home-plans.ts';
import { PlanPrice } from '../pricing/plan-price.tsx';
import { isFree, soldIn, type BillingCycle } from '../pricing/pricing-figures.ts';
import { ChangeOffer } from './change-offer.tsx';
import styles from './subscription-page.module.css';
import { useSubscriptionMessages } from './use-subscription-messages.ts';

interface PlanOfferProps {
  plan: PublicProduct;
  cycle: BillingCycle;
  /** Cards that such a plan can have, as on the landing page. */
  cards: readonly PublicCard[];
  isChosen: boolean;
  isOwned: boolean;
  /** The user's packages that can change to this plan. */
  changeable: readonly OwnPackage[];
}

/** A plan on sale for a signed-in user; its checkout shows sums and terms before anything is charged. */
export function PlanOffer({ plan, cycle: wanted, cards, isChosen, isOwned, changeable }: PlanOfferProps) {
  const texts = useSubscriptionMessages().plans;
  const free = isFree(plan);
  const cycle = soldIn(plan, wanted);
  return (
    <li
      className={classNames(styles['plan'], isChosen && styles['chosen'])}
      aria-current={isChosen || undefined}
    >
      {cards.length > 0 && (
        <div className={styles['peep']}>
          {cards.map((card) => (
            <ShowcaseCard key={card.id} card={card} />
          ))}
        </div>
      )}
      <h3 className={styles['name']}>
        <bdi dir={directionOfText(plan.name)}>{plan.name}</bdi>
        {isOwned && <StatusWord tone="good">{texts.mine}</StatusWord>}
        {isChosen && !isOwned && <StatusWord tone="waiting">{texts.chosen}</StatusWord>}
      </h3>
      <PlanPrice plan={plan} cycle={cycle} />
      <ul className={styles['points']}>
        {pointsOf(plan).map((point) => (
          <li key={point}>
            <CheckIcon aria-hidden />
            <bdi dir={directionOfText(point)}>{point}</bdi>
          </li>
        ))}
      </ul>
      {free ? (
        <p className={styles['facts']}>{texts.includes}</p>
      ) : changeable.length > 0 ? (
        <ChangeOffer plan={plan} cycle={cycle} isChosen={isChosen} changeable={changeable} />
      ) : (
        !isOwned && (
          <ButtonLink
            to={`/checkout/package/${plan.id}?billing=${cycle}`}
            variant={isChosen ? 'primary' : 'line'}
          >
            {texts.join}
          </ButtonLink>
        )
      )}
    </li>
  );
}
