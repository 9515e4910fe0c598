import CheckIcon from '~icons/ph/check';
import { closeOrderPaymentEndpoint } from '../../../../api/contract/nfc/card-checkout.endpoint.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { TextLink } from '../../../components/text-button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import { call } from '../../../lib/call.ts';
import checkoutStyles from '../../subscriptions/checkout/checkout.module.css';
import { LivePayment } from '../../subscriptions/checkout/live-payment.tsx';
import { ErrorPanel } from '../../website/errors/error-panel.tsx';
import { panelTypeOf } from '../../website/errors/panel-type.ts';
import { CardOrderForm } from './card-order-form.tsx';
import styles from './card-checkout.module.css';
import { OrderResult } from './order-result.tsx';
import { useOrderCheckout } from './use-order-checkout.ts';
import { useOrderCheckoutMessages } from './use-order-checkout-messages.ts';
import { WaitingOrder } from './waiting-order.tsx';

const closeLive = async (id: string) => (await call(closeOrderPaymentEndpoint, { params: { id } })).state;

/** Printed cards: the order with its sums before paying, and its result afterwards (docs/product.md 5). */
export function CardCheckoutPage() {
  const { titles } = useMessages();
  const texts = useOrderCheckoutMessages();
  const { data, error, refetch } = useOrderCheckout();
  const { payment, product, order } = data ?? {};
  const waits = order?.status === 'pending' && order.payUntil !== null;
  const showsForm = data && !payment && !waits;
  return (
    <div className={`wrap ${checkoutStyles['page']} ${styles['page']}`}>
      {showsForm && product && (
        <TextLink to="/physical-cards" className={styles['back']}>
          {texts.toProducts}
        </TextLink>
      )}
      <h1>{showsForm && product ? texts.heading : titles.checkout}</h1>
      {!data && !error && <Skeleton shape="block" />}
      {!data && error && <ErrorPanel type={panelTypeOf(error)} onRetry={() => void refetch()} />}
      {payment && <OrderResult key={payment.id} payment={payment} />}
      {data?.live && !payment && waits && (
        <LivePayment
          key={data.live.id}
          payment={data.live}
          result={`/checkout/physical-cards/${data.live.productId ?? 0}?payment=${data.live.id}`}
          close={() => closeLive(data.live?.id ?? '')}
          onOver={async () => void (await refetch())}
        />
      )}
      {data && !payment && waits && order && <WaitingOrder key={order.id} view={data} order={order} />}
      {showsForm && product && (
        <>
          <p className={styles['lede']}>
            <bdi dir={directionOfText(product.name)}>{product.name}</bdi>. {texts.lede}
          </p>
          <ol className={styles['steps']}>
            {texts.steps.map((step, at) => (
              <li key={step} aria-current={at === 1 ? 'step' : undefined} data-done={at === 0 || undefined}>
                {at === 0 ? <CheckIcon aria-hidden /> : <span aria-hidden="true">{at + 1}</span>}
                {step}
              </li>
            ))}
          </ol>
          <CardOrderForm key={product.id} view={data} product={product} />
        </>
      )}
      {showsForm && !product && (
        <section className={checkoutStyles['notice']} aria-labelledby="none-title">
          <h2 id="none-title">{texts.noneTitle}</h2>
          <p>{texts.none}</p>
          <ButtonLink to="/physical-cards">{texts.toProducts}</ButtonLink>
        </section>
      )}
    </div>
  );
}
