import {
  chargeAgainEndpoint,
  checkDemoPaymentEndpoint,
} from '../../../../api/contract/payments/payment-demo.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import { useSearchParams } from 'react-router';
import { addressInLanguage } from '../../../../api/contract/base/languages.ts';
import type { DemoStep } from '../../../../api/contract/payments/entities/demo-payment.schema.ts';
import type { DemoPayment } from '../../../../api/contract/payments/payment-demo.schema.ts';
import { Button, buttonClass } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { InkBleed, Stamp } from '../../../components/stamp.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';

import styles from './payment-demo.module.css';
import { stepTime } from './step-time.ts';
import { useDemoPayment } from './use-demo-payment.ts';
import { usePaymentDemoMessages } from './use-payment-demo-messages.ts';
import { Money } from '../../../components/money.tsx';

/** Result of one payment, as the provider reported it, with its steps. */
export function PaymentResult({ payment }: { payment: DemoPayment }) {
  const texts = usePaymentDemoMessages();
  const language = useLanguage();
  const [search] = useSearchParams();
  const { asking, issue, ask, chargeAgain } = useDemoPayment(payment);
  const { id, status, pageUrl, canChargeAgain } = payment;
  const { title } = texts.statuses[status];
  const input = { params: { id } };
  const isOpen = status === 'pending' || status === 'unknown';
  return (
    <section className={styles['result']} data-status={status} aria-labelledby="result-title">
      <InkBleed />
      <div>
        <p className={styles['kind']}>
          {texts.kinds[payment.kind]}, <Money of={payment.amount} />
        </p>
        <h2 id="result-title" aria-live="polite">
          {status === 'succeeded' ? <Stamp>{title}</Stamp> : title}
        </h2>
        <ResultText payment={payment} cancelled={search.get('back') === 'cancel'} />
        {isOpen && (
          <div className={styles['asking']} role="status">
            {asking && (
              <>
                <Spinner /> {texts.asking}
              </>
            )}
          </div>
        )}
        <p role="alert" className={styles['issue']}>
          {issue}
        </p>
        <div className={styles['actions']}>
          {pageUrl && (
            <a className={buttonClass({ variant: 'primary' })} href={pageUrl}>
              {texts.backToPage}
            </a>
          )}
          {isOpen && (
            <PlainPost
              action={addressInLanguage(pathOf(checkDemoPaymentEndpoint, input), language)}
              label={texts.ask}
              busy={asking}
              onPress={ask}
            />
          )}
          {canChargeAgain && (
            <PlainPost
              action={addressInLanguage(pathOf(chargeAgainEndpoint, input), language)}
              label={texts.chargeAgain}
              busy={asking}
              onPress={chargeAgain}
            />
          )}
          <ButtonLink variant="quiet" to="/payment-demo">
            {texts.another}
          </ButtonLink>
        </div>
      </div>
      <Steps steps={payment.steps} />
    </section>
  );
}

function ResultText({ payment, cancelled }: { payment: DemoPayment; cancelled: boolean }) {
  const texts = usePaymentDemoMessages();
  const { status, decline, last4, pageUrl } = payment;
  return (
    <div className={styles['said']}>
      <p>{cancelled && status === 'pending' && pageUrl ? texts.cancelled : texts.statuses[status].text}</p>
      {status === 'declined' && decline && (
        <p>
          {texts.declineClasses[decline.class]} ({texts.code} <bdi dir="ltr">{decline.code}</bdi>).
        </p>
      )}
      {status === 'succeeded' && last4 && <p>{texts.endsWith(last4)}</p>}
    </div>
  );
}

interface PlainPostProps {
  action: string;
  label: string;
  busy: boolean;
  onPress(): void;
}

/** A button that is a form without a script. */
function PlainPost({ action, label, busy, onPress }: PlainPostProps) {
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <Button type="submit" variant="line" busy={busy}>
        {label}
      </Button>
    </form>
  );
}

function Steps({ steps }: { steps: readonly DemoStep[] }) {
  const texts = usePaymentDemoMessages();
  return (
    <div className={styles['steps']}>
      <h3>{texts.stepsTitle}</h3>
      <ol>
        {steps.map((step) => (
          <li key={`${step.at} ${step.kind}`} data-answer={step.answer}>
            <bdi dir="ltr">{stepTime(step.at)}</bdi>
            <span>
              {step.answer ? texts.answers[step.answer] : step.kind !== 'asked' && texts.steps[step.kind]}
              {step.code && (
                <>
                  {' '}
                  ({texts.code} <bdi dir="ltr">{step.code}</bdi>)
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
