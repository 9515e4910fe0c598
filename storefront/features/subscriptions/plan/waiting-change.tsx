import { cancelPlanChangeEndpoint } from '../../../../api/contract/subscriptions/plan-change.endpoint.ts';
import { readSubscriptionEndpoint } from '../../../../api/contract/subscriptions/subscription.endpoint.ts';
import { call, keyOf } from '../../../lib/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnPackage, Subscription } from '../../../../api/contract/subscriptions/subscription.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { TextButton } from '../../../components/text-button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import styles from './plan-dialogs.module.css';
import { useChangeMessages } from './use-change-messages.ts';
import { useSubscriptionMessages } from './use-subscription-messages.ts';
import { Money } from '../../../components/money.tsx';

/** The plan that follows at the end of the period, and the button to withdraw the change. */
export function WaitingChange({ row }: { row: OwnPackage }) {
  const { change: texts } = useChangeMessages();
  const { now } = useSubscriptionMessages();
  const language = useLanguage();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation<Subscription, Error>({
    mutationFn: async () => await call(cancelPlanChangeEndpoint, { params: { id: row.id } }),
    onSuccess: (subscription) => {
      queries.setQueryData(keyOf(readSubscriptionEndpoint), subscription);
      toast({ title: texts.takenBack });
    },
    onError: (issue) => toast({ title: now.failed, description: issue.message, variant: 'destructive' }),
  });
  const { change } = row;
  if (!change) return null;
  return (
    <div className={styles['warning']}>
      <p>
        {texts.waiting(formatDate(change.effectiveAt, language))}
        <bdi dir={directionOfText(change.name)}>{change.name}</bdi>, <Money of={change.price} />{' '}
        {texts.per[change.billingCycle]}.
      </p>
      {!row.autoRenew && <p>{texts.fallsAway}</p>}
      <TextButton small disabled={isPending} onClick={() => mutate()}>
        {texts.takeBack}
      </TextButton>
    </div>
  );
}
