import { readPaymentDemoEndpoint } from '../../../../api/contract/payments/payment-demo.endpoint.ts';
import { paymentDemoFilters } from '../../../../api/contract/base/list-filters.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { Stamp } from '../../../components/stamp.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import { useFilteredRead } from '../../../lib/use-filtered-read.ts';
import { ErrorPanel } from '../../website/errors/error-panel.tsx';
import { PaymentResult } from './payment-result.tsx';
import styles from './payment-demo.module.css';
import { StartForm } from './start-form.tsx';
import { FieldGuide, TestCards } from './test-cards.tsx';
import { usePaymentDemoMessages } from './use-payment-demo-messages.ts';

/** A payment with the sandbox's test cards, step by step (docs/product.md 8). */
export function PaymentDemoPage() {
  const { titles } = useMessages();
  const texts = usePaymentDemoMessages();
  const { data, isError, refetch } = useFilteredRead(readPaymentDemoEndpoint, paymentDemoFilters);
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <h1>{titles['payment-demo']}</h1>
        <Stamp small decorative>
          {texts.stamp}
        </Stamp>
        <p className={styles['lede']}>{texts.lede}</p>
        {data?.offered && <p className={styles['noMoney']}>{texts.noMoney}</p>}
      </header>
      {!data && !isError && <Skeleton shape="block" />}
      {!data && isError && <ErrorPanel type="network" onRetry={() => void refetch()} />}
      {data && !data.offered && <Closed />}
      {data?.offered && (
        <>
          {data.payment ? <PaymentResult key={data.payment.id} payment={data.payment} /> : <StartForm />}
          <FieldGuide />
          <TestCards />
        </>
      )}
    </div>
  );
}

function Closed() {
  const texts = usePaymentDemoMessages();
  return (
    <section className={styles['closed']} aria-labelledby="closed-title">
      <h2 id="closed-title">{texts.closedTitle}</h2>
      <p>{texts.closed}</p>
      <div className={styles['actions']}>
        <ButtonLink to="/">{texts.home}</ButtonLink>
        <ButtonLink to="/help" variant="line">
          {texts.help}
        </ButtonLink>
      </div>
    </section>
  );
}
