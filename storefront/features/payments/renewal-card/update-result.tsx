import { checkRenewalCardEndpoint } from '../../../../api/contract/payments/renewal-card.endpoint.ts';
import type { CardUpdate, RenewedPlan } from '../../../../api/contract/payments/renewal-card.schema.ts';
import { Button, buttonClass } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { call } from '../../../lib/call.ts';
import { useAsking } from '../../subscriptions/checkout/use-asking.ts';
import styles from './renewal-card.module.css';
import { useShowRenewalCard } from './use-renewal-card.ts';
import { useRenewalCardMessages } from './use-renewal-card-messages.ts';

/** Result of replacing the card, as the server knows it, and of the overdue charges. */
export function UpdateResult({ update, plans }: { update: CardUpdate; plans: readonly RenewedPlan[] }) {
  const texts = useRenewalCardMessages();
  const show = useShowRenewalCard();
  const { asking, issue, ask } = useAsking(update, async () => {
    show(await call(checkRenewalCardEndpoint, { params: { id: update.id } }));
  });
  const { state, pageUrl, decline } = update;
  const { title, text } = texts.states[state];
  const isOver = state === 'declined' || state === 'not_charged' || state === 'expired';
  const isDone = state === 'succeeded';
  const isOverdue = plans.some((plan) => plan.isOverdue);
  return (
    <section className={styles['result']} data-state={state} aria-labelledby="update-title">
      <h2 id="update-title" aria-live="polite">
        {title}
      </h2>
      <p>
        {text}
        {isDone && isOverdue && ` ${texts.stillOverdue}`}
      </p>
      {decline && (
        <p>
          {texts.code} <bdi dir="ltr">{decline.code}</bdi>
        </p>
      )}
      <div role="status">
        {asking && (
          <>
            <Spinner /> {texts.asking}
          </>
        )}
      </div>
      <p role="alert" className={styles['issue']}>
        {issue}
      </p>
      <div className={styles['actions']}>
        {pageUrl && (
          <a className={buttonClass({ variant: 'primary' })} href={pageUrl}>
            {texts.toPage}
          </a>
        )}
        {(state === 'open' || state === 'unclear' || state === 'waiting') && (
          <Button variant="line" busy={asking} onClick={ask}>
            {texts.ask}
          </Button>
        )}
        {(isOver || (isDone && isOverdue)) && <ButtonLink to="/subscription/card">{texts.again}</ButtonLink>}
        <ButtonLink to="/subscription" variant={isDone && !isOverdue ? 'primary' : 'quiet'}>
          {texts.toSubscription}
        </ButtonLink>
      </div>
    </section>
  );
}
