import type { ReactNode } from 'react';
import type { OfferedOnPage } from '../../../../api/contract/payments/entities/payment-enums.schema.ts';
import { paymentTypeNames } from '../../../../api/contract/payments/payment-type-names.ts';
import type { PaymentMethodView } from '../../../../api/contract/payments/wallet.schema.ts';
import { CheckboxField } from '../../../components/checkbox-field.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import styles from './checkout.module.css';
import { useCheckoutMessages } from './use-checkout-messages.ts';

/** Id of a stored card, or a new one. */
export type ChosenMethod = number | 'new';

/** A card, or a bank transfer. */
export type ChosenWay = ChosenMethod | 'transfer';

/** What a page offers that divides a sum: payments are a card's. */
export const cardsAlone: OfferedOnPage = { once: [], kept: [] };

interface MethodChoiceProps {
  methods: readonly PaymentMethodView[];
  /** What the provider's page offers beside a typed card. */
  offered: OfferedOnPage;
  chosen: ChosenWay;
  onChoose(method: ChosenMethod): void;
  /** Asks whether to save a new card; false where the form asks that elsewhere. */
  keepsCard?: boolean;
  /** Further ways to pay, below the cards. */
  children?: ReactNode;
}

/** A stored card, or a new one, whose number the customer types on the provider's page and nowhere else. */
export function MethodChoice(props: MethodChoiceProps) {
  const { methods, offered, chosen, onChoose, keepsCard = true, children } = props;
  const texts = useCheckoutMessages();
  const language = useLanguage();
  const names = offered.once.map((type) => paymentTypeNames[language][type]);
  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  return (
    <fieldset className={styles['group']}>
      <legend>{texts.how}</legend>
      {methods.map(({ id, brand, last4Digits, expiry, expiryState }) => (
        <label key={id}>
          <input
            type="radio"
            name="method"
            value={id}
            checked={chosen === id}
            disabled={expiryState === 'over'}
            onChange={() => onChoose(id)}
          />
          <span>{texts.endsWith(brand ?? texts.card, last4Digits ?? '')}</span>
          {expiry && <small>{texts.expires(expiry)}</small>}
        </label>
      ))}
      <label>
        <input
          type="radio"
          name="method"
          value="new"
          checked={chosen === 'new'}
          onChange={() => onChoose('new')}
        />
        <span>{either.format([texts.newCard, ...names])}</span>
      </label>
      {chosen === 'new' && (
        <div className={styles['beneath']}>
          <p className={styles['note']}>
            {texts.newCardNote} {offered.kept.length < offered.once.length && texts.keptNeedsCard}
          </p>
          {keepsCard && <CheckboxField name="save" label={texts.save} />}
        </div>
      )}
      {children}
    </fieldset>
  );
}
