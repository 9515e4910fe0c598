import { quotePlanChangeEndpoint } from '../../../../api/contract/subscriptions/plan-change.endpoint.ts';
import { readCheckoutEndpoint } from '../../../../api/contract/subscriptions/checkout.endpoint.ts';
import { keyOf, useRead, useReadAt, type ReadKey } from '../../../lib/call.ts';
import { useState, type FormEvent } from 'react';
import type { BillingCycle } from '../../../../api/contract/payments/entities/payment-enums.schema.ts';
import type { PlanChangeQuote } from '../../../../api/contract/subscriptions/plan-change.schema.ts';
import type { OwnPackage } from '../../../../api/contract/subscriptions/subscription.schema.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogTitle } from '../../../components/dialog.tsx';
import { LinkedText } from '../../../components/linked-text.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { MethodChoice, type ChosenMethod } from '../checkout/method-choice.tsx';
import { MadeOutTo } from '../../payments/billing-details/made-out-to.tsx';
import { ReadPart } from '../../website/errors/read-part.tsx';
import { ChangeFacts } from './change-facts.tsx';
import { PackageChooser } from './package-chooser.tsx';
import { RenewalConsent } from './renewal-consent.tsx';
import styles from './plan-dialogs.module.css';
import { useChangeMessages } from './use-change-messages.ts';
import { useChangePlan } from './use-change-plan.ts';
import { useMoney } from '../../../components/money.tsx';

interface ChangeDialogProps {
  /** Packages that can change to it; the first is preselected. */
  packages: readonly OwnPackage[];
  to: { productId: number; name: string; billingCycle: BillingCycle };
  onClose(): void;
}

/**
 * Shows what another plan costs today and changes, before anything is charged (docs/product.md 5,
 * `/subscription`).
 */
export function ChangeDialog({ packages, to, onClose }: ChangeDialogProps) {
  const { change: texts } = useChangeMessages();
  const [chosen, setChosen] = useState(packages[0]?.id);
  const key = keyOf(quotePlanChangeEndpoint, {
    params: { id: chosen ?? 0 },
    query: { productId: to.productId, billingCycle: to.billingCycle },
  });
  const quote = useReadAt(key, { staleTime: 0, gcTime: 0 });
  const isSaid = quote.error instanceof ApiError && quote.error.status === 409;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} closeLabel={texts.close}>
      <DialogTitle>{texts.title(to.name)}</DialogTitle>
      <PackageChooser legend={texts.which} packages={packages} chosen={chosen} onChoose={setChosen} />
      {isSaid && !quote.data ? (
        <p className={styles['warning']} role="alert">
          {quote.error?.message}
        </p>
      ) : (
        <ReadPart query={quote} loading={texts.loading}>
          {(data) => <ConfirmChange key={chosen} quote={data} quoteKey={key} onClose={onClose} />}
        </ReadPart>
      )}
    </Dialog>
  );
}

interface ConfirmChangeProps {
  quote: PlanChangeQuote;
  quoteKey: ReadKey<PlanChangeQuote>;
  onClose(): void;
}

function ConfirmChange({ quote, quoteKey, onClose }: ConfirmChangeProps) {
  const { change: texts } = useChangeMessages();
  const money = useMoney();
  const language = useLanguage();
  const { busy, issue, start } = useChangePlan(quoteKey, onClose);
  const isPaid = quote.amount !== '0.00';
  const { data: checkout } = useRead(readCheckoutEndpoint, {}, { enabled: isPaid });
  const methods = checkout?.methods ?? [];
  const good = methods.filter(({ expiryState }) => expiryState !== 'over');
  const favourite = good.find(({ isDefault }) => isDefault) ?? good[0];
  const [picked, setPicked] = useState<ChosenMethod | null>(null);
  const method = picked ?? favourite?.id ?? 'new';
  const isClosed = isPaid && checkout?.provider === 'none';

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const paidBy =
      method === 'new'
        ? { kind: 'new' as const, save: given.has('save') }
        : { kind: 'saved' as const, id: method };
    void start(quote, { language, ...(isPaid && { method: paidBy }) });
  }

  return (
    <form onSubmit={send} noValidate>
      <ChangeFacts quote={quote} />
      {isPaid && checkout && !isClosed && (
        <MethodChoice
          methods={methods}
          offered={checkout?.offeredOnPage ?? { once: [], kept: [] }}
          chosen={method}
          onChoose={setPicked}
        />
      )}
      {isPaid && !isClosed && <MadeOutTo />}
      {isClosed && <p className={styles['warning']}>{texts.closed}</p>}
      {quote.nextCharge && !isClosed && <RenewalConsent card="same" terms={[quote.to]} />}
      <p className={styles['note']}>
        <LinkedText text={texts.terms} />
      </p>
      <p role="alert" className={styles['issue']}>
        {issue}
      </p>
      <div className={styles['actions']}>
        {!isClosed && (
          <Button type="submit" busy={busy || (isPaid && !checkout)}>
            {isPaid ? texts.pay(money(quote.amount)) : texts.confirm}
          </Button>
        )}
        <Button variant="line" onClick={onClose}>
          {texts.no}
        </Button>
      </div>
    </form>
  );
}
