import { closePaymentEndpoint } from '../../../../api/contract/subscriptions/checkout.endpoint.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import { call } from '../../../lib/call.ts';
import { ErrorPanel } from '../../website/errors/error-panel.tsx';
import { panelTypeOf } from '../../website/errors/panel-type.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutResult } from './checkout-result.tsx';
import { LivePayment } from './live-payment.tsx';
import styles from './checkout.module.css';
import { useCheckout } from './use-checkout.ts';
import { useCheckoutMessages } from './use-checkout-messages.ts';

const closeLive = async (id: string) => (await call(closePaymentEndpoint, { params: { id } })).state;

/** Sums, tax and terms before paying, and the result afterwards (docs/product.md 5, `/checkout`). */
export function CheckoutPage() {
  const { titles } = useMessages();
  const texts = useCheckoutMessages();
  const { data, error, refetch } = useCheckout();
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>{titles.checkout}</h1>
      {!data && !error && <Skeleton shape="block" />}
      {!data && error && <ErrorPanel type={panelTypeOf(error)} onRetry={() => void refetch()} />}
      {data?.payment && <CheckoutResult key={data.payment.id} payment={data.payment} />}
      {data?.live && !data.payment && (
        <LivePayment
          key={data.live.id}
          payment={data.live}
          result={`/checkout/package/${data.live.productId}?payment=${data.live.id}`}
          close={() => closeLive(data.live?.id ?? '')}
          onOver={async () => void (await refetch())}
        />
      )}
      {data && !data.payment && data.offer && <CheckoutForm checkout={data} offer={data.offer} />}
      {data && !data.payment && !data.offer && (
        <section className={styles['notice']} aria-labelledby="none-title">
          <h2 id="none-title">{texts.noneTitle}</h2>
          <p>{texts.none}</p>
          <ButtonLink to="/subscription">{texts.toPlans}</ButtonLink>
        </section>
      )}
    </div>
  );
}
