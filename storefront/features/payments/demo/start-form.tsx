import { startDemoPaymentEndpoint } from '../../../../api/contract/payments/payment-demo.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import ArrowSquareOutIcon from '~icons/ph/arrow-square-out';
import { useState, type FormEvent } from 'react';
import { demoAmounts, type DemoAmount } from '../../../../api/contract/payments/payment-demo.schema.ts';
import { Button } from '../../../components/button.tsx';
import { CheckboxField } from '../../../components/checkbox-field.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { call } from '../../../lib/call.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import styles from './payment-demo.module.css';
import { usePaymentDemoMessages } from './use-payment-demo-messages.ts';
import { Money } from '../../../components/money.tsx';

/** Amount, whether to save the card, and the button to the payment page; works as a plain form. */
export function StartForm() {
  const texts = usePaymentDemoMessages();
  const language = useLanguage();
  const [amount, setAmount] = useState<DemoAmount>('49.90');
  const [busy, setBusy] = useState(false);
  const [issue, setIssue] = useState('');

  async function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const saveCard = new FormData(event.currentTarget).has('saveCard');
    setBusy(true);
    setIssue('');
    try {
      const { pageUrl } = await call(startDemoPaymentEndpoint, { body: { amount, saveCard, language } });
      if (pageUrl) window.location.assign(pageUrl);
    } catch (error) {
      setIssue(error instanceof ApiError && error.status === 429 ? error.message : texts.startFailed);
      setBusy(false);
    }
  }

  return (
    <div className={styles['start']}>
      <form
        method="post"
        action={pathOf(startDemoPaymentEndpoint)}
        aria-labelledby="start-title"
        onSubmit={(event) => void start(event)}
      >
        <h2 id="start-title">{texts.startTitle}</h2>
        <fieldset className={styles['amounts']}>
          <legend>{texts.amount}</legend>
          {demoAmounts.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name="amount"
                value={choice}
                checked={choice === amount}
                onChange={() => setAmount(choice)}
              />
              <Money of={choice} />
            </label>
          ))}
        </fieldset>
        <CheckboxField name="saveCard" value="1" label={texts.saveCard} />
        <input type="hidden" name="language" value={language} />
        <p role="alert" className={styles['issue']}>
          {issue}
        </p>
        <Button type="submit" size="big" busy={busy}>
          {texts.toPage}
          <ArrowSquareOutIcon aria-hidden className="turns" />
        </Button>
      </form>
      <Slip amount={amount} />
    </div>
  );
}

/** The amount, as a checkout shows it. */
function Slip({ amount }: { amount: string }) {
  const { summary, fields, values } = usePaymentDemoMessages();
  const rows = [
    [fields.packageType, values.packageType],
    [fields.billingCycle, values.billingCycle],
    [fields.quantity, '1'],
    [fields.shippingMethod, values.shippingMethod],
  ] as const;
  return (
    <div className={styles['paper']}>
      <section className={styles['slip']} aria-labelledby="summary-title">
        <h2 id="summary-title">{summary}</h2>
        <dl>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles['sum']}>
          <Money of={amount} />
        </p>
      </section>
    </div>
  );
}
