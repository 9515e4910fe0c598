import CheckIcon from '~icons/ph/check';
import MinusIcon from '~icons/ph/minus';
import { classNames } from '../../../components/class-names.ts';
import { Stamp } from '../../../components/stamp.tsx';
import { JoinButton } from './join-button.tsx';
import type { Offer } from './offers.ts';
import styles from './subscription-required.module.css';
import { useSubscriptionRequiredMessages } from './use-subscription-required-messages.ts';
import { Money } from '../../../components/money.tsx';

/** One plan with its price, what it includes and what it lacks. */
export function OfferCard({ offer }: { offer: Offer }) {
  const { id, price, insteadOf, saving = 0 } = offer;
  const texts = useSubscriptionRequiredMessages();
  const { name, per, has, lacks } = texts.offers[id];
  const popular = id === 'monthly';
  return (
    <article className={classNames(styles['offer'], popular && styles['popular'])} data-offer={id}>
      {popular && (
        <Stamp small className={styles['stamp']}>
          {texts.popular}
        </Stamp>
      )}
      <h2>{name}</h2>
      <p className={styles['price']}>
        <Money of={price} /> <small>{per}</small>
      </p>
      <p className={styles['saving']}>
        {insteadOf !== undefined && saving > 0 && (
          <>
            {texts.insteadOf}{' '}
            <s>
              <Money of={insteadOf} />
            </s>
            , {texts.saving(saving)}
          </>
        )}
      </p>
      <ul>
        {has.map((point) => (
          <li key={point}>
            <CheckIcon aria-hidden />
            {point}
          </li>
        ))}
        {lacks.map((point) => (
          <li key={point} className={styles['lacking']}>
            <MinusIcon aria-hidden />
            {point}
          </li>
        ))}
      </ul>
      <div className={styles['action']}>
        <JoinButton offer={offer} />
      </div>
    </article>
  );
}
