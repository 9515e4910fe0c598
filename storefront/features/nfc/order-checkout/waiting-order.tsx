import { useState, type FormEvent } from 'react';
import type { CardCheckoutView } from '../../../../api/contract/nfc/card-checkout.schema.ts';
import type { OwnOrder } from '../../../../api/contract/nfc/orders.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { useTransferOffer, wayThatCounts } from '../../payments/transfers/use-transfer-offer.ts';
import { useInstallments } from '../../subscriptions/installments/use-installments.ts';
import checkoutStyles from '../../subscriptions/checkout/checkout.module.css';
import { useCheckoutMessages } from '../../subscriptions/checkout/use-checkout-messages.ts';
import styles from './card-checkout.module.css';
import type { ChosenWay } from '../../subscriptions/checkout/method-choice.tsx';
import { askedMethod, favouriteMethod, PayPart } from './pay-part.tsx';
import { useOrderCheckoutMessages } from './use-order-checkout-messages.ts';
import { useWaitingOrderCoupon } from './use-order-coupon.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { Money } from '../../../components/money.tsx';

/** An order that waits for its payment: only the payment method can be chosen. */
export function WaitingOrder({ view, order }: { view: CardCheckoutView; order: OwnOrder }) {
  const { waiting: texts, result, pieces } = useOrderCheckoutMessages();
  const common = useCheckoutMessages();
  const language = useLanguage();
  const coupon = useWaitingOrderCoupon(order.id);
  const { busy, issue, issues, pay } = usePlaceOrder(coupon.refuse);
  const due = coupon.applied?.total ?? order.total;
  const [chosen, setMethod] = useState<ChosenWay>(() => favouriteMethod(view));
  const transferOffer = useTransferOffer(due);
  const method = wayThatCounts(chosen, transferOffer);
  const installments = useInstallments(due, method === 'transfer' ? null : view.installments);
  const [missing, setMissing] = useState(false);
  const { street, houseNumber, city } = order.address;
  const to = [street, houseNumber, city].filter(Boolean).join(' ');

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The sum changes first; whoever has seen it pays it.
    if (coupon.isWaiting) return coupon.apply();
    const given = new FormData(event.currentTarget);
    setMissing(!given.has('terms'));
    if (!given.has('terms'))
      return event.currentTarget.querySelector<HTMLInputElement>('[name="terms"]')?.focus();
    pay(order.id, {
      method: askedMethod(method, given.has('save')),
      acceptTerms: true,
      ...(coupon.applied && { coupon: coupon.applied.code }),
      installments: installments.count,
      language,
    });
  }

  return (
    <section className={checkoutStyles['result']} aria-labelledby="waiting-title">
      <h2 id="waiting-title">{texts.title(order.id)}</h2>
      <p className={checkoutStyles['said']}>
        {order.payUntil ? texts.text(formatMoment(order.payUntil, language)) : texts.over}
      </p>
      <dl className={checkoutStyles['facts']}>
        <div>
          <dt>{result.product}</dt>
          <dd>
            {order.product && <bdi dir={directionOfText(order.product.name)}>{order.product.name}</bdi>},{' '}
            {pieces(order.quantity)}
          </dd>
        </div>
        <div>
          <dt>{texts.to}</dt>
          <dd>
            <bdi dir={directionOfText(to)}>{to}</bdi>
          </dd>
        </div>
        <div>
          <dt>{common.amount}</dt>
          <dd>
            <Money of={order.total} />
          </dd>
        </div>
        {coupon.applied && (
          <div>
            <dt>
              {common.coupon.name} <bdi>{coupon.applied.code}</bdi>
            </dt>
            <dd>
              <Money of={`-${coupon.applied.discount}`} />
            </dd>
          </div>
        )}
      </dl>
      <form className={styles['stack']} onSubmit={send} aria-labelledby="waiting-title" noValidate>
        <PayPart
          view={view}
          method={method}
          onMethod={setMethod}
          transferOffer={transferOffer}
          missingTerms={missing}
          onTerms={() => setMissing(false)}
          coupon={coupon}
          installments={installments}
          issue={issue}
          issues={issues}
          busy={busy}
          total={due}
        />
      </form>
    </section>
  );
}
