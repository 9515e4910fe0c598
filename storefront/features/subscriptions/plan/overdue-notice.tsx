import { payRenewalEndpoint } from '../../../../api/contract/payments/renewal-card.endpoint.ts';
import { readSubscriptionEndpoint } from '../../../../api/contract/subscriptions/subscription.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import { keyOf } from '../../../lib/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaidRenewal } from '../../../../api/contract/payments/renewal-card.schema.ts';
import type { OwnPackage } from '../../../../api/contract/subscriptions/subscription.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { useSendOnce } from '../checkout/use-send-once.ts';
import styles from './subscription-page.module.css';
import { useSubscriptionMessages } from './use-subscription-messages.ts';
import { useMoney } from '../../../components/money.tsx';

/** A renewal that could not be charged: until when the package works, the coming tries, and the way to pay. */
export function OverdueNotice({ row }: { row: OwnPackage }) {
  const texts = useSubscriptionMessages().overdue;
  const money = useMoney();
  const language = useLanguage();
  const queries = useQueryClient();
  const [said, setSaid] = useState('');
  const { send } = useSendOnce();
  const { mutate, isPending } = useMutation<PaidRenewal, Error>({
    mutationFn: () => send(payRenewalEndpoint, { params: { id: row.id } }),
    onMutate: () => setSaid(''),
    onSuccess: ({ result, decline, subscription }) => {
      queries.setQueryData(keyOf(readSubscriptionEndpoint), subscription);
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== pathOf(readSubscriptionEndpoint),
      });
      if (result === 'paid') toast({ title: texts.paid });
      else setSaid(result === 'declined' ? texts.declined(decline?.code ?? '') : texts[result]);
    },
    onError: (issue) => setSaid(issue.message),
  });
  const { overdue } = row;
  if (!overdue) return null;
  return (
    <section className={styles['notice']} aria-labelledby={`overdue-${row.id}`}>
      <div>
        <h3 id={`overdue-${row.id}`}>
          {texts.title} <bdi dir={directionOfText(row.name)}>{row.name}</bdi>
        </h3>
        <p>
          {texts.until(formatDate(overdue.liveUntil, language))}{' '}
          {overdue.isCharging
            ? texts.charging
            : overdue.nextTryAt
              ? texts.next(formatDate(overdue.nextTryAt, language))
              : texts.noTry}
        </p>
        <p role="alert">{said}</p>
      </div>
      <div className={styles['ways']}>
        <ButtonLink to="/subscription/card">{texts.replace}</ButtonLink>
        {overdue.canPay && !overdue.isCharging && (
          <Button variant="line" busy={isPending} onClick={() => mutate()}>
            {texts.pay(money(row.price))}
          </Button>
        )}
      </div>
    </section>
  );
}
