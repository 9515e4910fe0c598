import type { CheckoutOffer, CouponOffer } from '../../../../api/contract/subscriptions/checkout.schema.ts';
import type { BillingCycle } from '../../../../api/contract/payments/entities/payment-enums.schema.ts';
import { consentTexts } from '../../../../api/contract/subscriptions/consent-texts.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import { InstallmentsNote } from '../installments/installments-choice.tsx';
import type { Installments } from '../installments/use-installments.ts';
import { CouponLines } from './coupon-lines.tsx';
import styles from './checkout.module.css';
import { useCheckoutMessages } from './use-checkout-messages.ts';
import { Money, useMoney } from '../../../components/money.tsx';

/** The sum as a paper slip: plan, period, and tax. */
export function Slip({
  offer,
  cycle,
  renews,
  coupon,
  installments,
}: {
  offer: CheckoutOffer;
  cycle: BillingCycle;
  renews: boolean;
  /** What a code takes off the first payment. */
  coupon: CouponOffer | null;
  /** In how many payments the sum is charged; null for one. */
  installments: Installments['chosen'];
}) {
  const texts = useCheckoutMessages();
  const money = useMoney();
  const { charges } = consentTexts[useLanguage()];
  const price = offer[cycle].total;
  const { total, net, vat } = coupon ?? offer[cycle];
  const cards = texts.cards(offer.proCardCount, offer.basicCardCount);
  const [before, after] = texts.addsTo;
  return (
    <div className={styles['paper']}>
      <section className={styles['slip']} aria-labelledby="summary-title">
        <h2 id="summary-title">{texts.summary}</h2>
        <dl>
          <div>
            <dt>{texts.packageType}</dt>
            <dd>
              <bdi dir={directionOfText(offer.name)}>{offer.name}</bdi>
              {cards && <small>{cards}</small>}
            </dd>
          </div>
          {!offer.isFree && (
            <div>
              <dt>{texts.billingCycle}</dt>
              <dd>{texts.cycles[cycle]}</dd>
            </div>
          )}
          <div>
            <dt>{texts.quantity}</dt>
            <dd>1</dd>
          </div>
          <CouponLines price={price} coupon={coupon} />
          <div>
            <dt>{texts.net}</dt>
            <dd>
              <Money of={net} />
            </dd>
          </div>
          <div>
            <dt>{texts.vat(offer.vatRate)}</dt>
            <dd>
              <Money of={vat} />
            </dd>
          </div>
        </dl>
        <p className={styles['sum']}>
          <span>{texts.total}</span>
          <Money of={total} />
        </p>
        <InstallmentsNote chosen={installments} />
        {!offer.isFree && (
          <p className={styles['note']}>
            {coupon?.total === '0.00'
              ? texts.coupon.given
              : renews
                ? charges[cycle](money(price))
                : texts.once}
          </p>
        )}
        {offer.addsTo && (
          <p className={styles['note']}>
            {before}
            <bdi dir={directionOfText(offer.addsTo)}>{offer.addsTo}</bdi>
            {after}
          </p>
        )}
      </section>
    </div>
  );
}
