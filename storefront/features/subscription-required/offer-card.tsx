import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { MinusIcon } from '@phosphor-icons/react/dist/ssr/Minus';
import { ButtonLink } from '../../components/button-link.tsx';
import { classNames } from '../../components/class-names.ts';
import { Stamp } from '../../components/stamp.tsx';
import { formatMoney } from '../../lib/format-money.ts';
import { AuthLink } from '../auth/auth-link.tsx';
import { useSession } from '../session/session-provider.tsx';
import type { Offer } from './offers.ts';
import styles from './subscription-required.module.css';
import { useSubscriptionRequiredMessages } from './use-subscription-required-messages.ts';

/**
 * One plan. Its button does what it says: the free plan is opened by signing up and is there for everybody who has;
 * the paid ones are begun with the sales department, since nothing can be charged here.
 */
export function OfferCard({ offer: { id, price, insteadOf } }: { offer: Offer }) {
  const texts = useSubscriptionRequiredMessages();
  const { isAuthenticated } = useSession();
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
        <bdi>{formatMoney(price)}</bdi> <small>{per}</small>
      </p>
      <p className={styles['saving']}>
        {insteadOf !== undefined && insteadOf > price && (
          <>
            {texts.insteadOf} <s>{formatMoney(insteadOf)}</s>, {texts.saving}
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
        {id !== 'basic' && (
          <ButtonLink to="/contact" variant={popular ? 'primary' : 'line'}>
            {texts.join}
          </ButtonLink>
        )}
        {id === 'basic' && isAuthenticated && (
          <ButtonLink to="/dashboard" variant="line">
            {texts.mine}
          </ButtonLink>
        )}
        {id === 'basic' && !isAuthenticated && (
          <AuthLink wish="register" variant="line">
            {texts.joinFree}
          </AuthLink>
        )}
      </div>
    </article>
  );
}
