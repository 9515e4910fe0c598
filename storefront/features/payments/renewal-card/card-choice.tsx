import { useState, type FormEvent } from 'react';
import type { RenewalCard } from '../../../../api/contract/payments/renewal-card.schema.ts';
import { consentVersion } from '../../../../api/contract/subscriptions/consent-texts.ts';
import { Button } from '../../../components/button.tsx';
import { TextLink } from '../../../components/text-button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { RenewalConsent } from '../../subscriptions/plan/renewal-consent.tsx';
import styles from './renewal-card.module.css';
import { useReplaceCard } from './use-renewal-card.ts';
import { useRenewalCardMessages } from './use-renewal-card-messages.ts';

/** A stored card, or a new one, whose number the customer types on the provider's page and nowhere else. */
export function CardChoice({ card: { plans, methods, provider } }: { card: RenewalCard }) {
  const texts = useRenewalCardMessages();
  const language = useLanguage();
  const [chosen, setChosen] = useState<number | 'new'>('new');
  const { busy, issue, replace } = useReplaceCard();
  const isOverdue = plans.some((plan) => plan.isOverdue);
  // A card that every plan is charged to already is no choice, unless the charge is to be tried again.
  const isCurrent = (id: number) => plans.every(({ methodId }) => methodId === id);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const method = chosen === 'new' ? ({ kind: 'new' } as const) : ({ kind: 'saved', id: chosen } as const);
    replace({ method, consentVersion, language });
  }

  if (provider === 'none') return <p className={styles['note']}>{texts.closed}</p>;
  return (
    <form className={styles['form']} onSubmit={send}>
      <fieldset className={styles['group']}>
        <legend>{texts.choose}</legend>
        <label>
          <input
            type="radio"
            name="card"
            value="new"
            checked={chosen === 'new'}
            onChange={() => setChosen('new')}
          />
          <span>{texts.newCard}</span>
          <small>{texts.newCardNote}</small>
        </label>
        {methods.map(({ id, brand, last4Digits, expiry, expiryState }) => (
          <label key={id}>
            <input
              type="radio"
              name="card"
              value={id}
              checked={chosen === id}
              disabled={expiryState === 'over' || (isCurrent(id) && !isOverdue)}
              onChange={() => setChosen(id)}
            />
            <span>{texts.endsWith(brand ?? texts.card, last4Digits ?? '')}</span>
            <small>
              {[
                isCurrent(id) && texts.current,
                expiryState === 'over' ? texts.over : expiry && texts.expires(expiry),
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
          </label>
        ))}
      </fieldset>
      {provider === 'sandbox' && (
        <p className={styles['note']}>
          {texts.sandbox} <TextLink to="/payment-demo">{texts.testCards}</TextLink>
        </p>
      )}
      <RenewalConsent card={chosen === 'new' ? 'new' : 'saved'} terms={plans.map(({ renews }) => renews)} />
      <p role="alert" className={styles['issue']}>
        {issue}
      </p>
      <Button type="submit" size="big" busy={busy}>
        {isOverdue ? texts.replaceAndPay : texts.replace}
      </Button>
    </form>
  );
}
