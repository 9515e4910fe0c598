import {
  readSubscriptionEndpoint,
  setRenewalEndpoint,
} from '../../../../api/contract/subscriptions/subscription.endpoint.ts';
import { readWalletEndpoint } from '../../../../api/contract/payments/wallet.endpoint.ts';
import { consentVersion } from '../../../../api/contract/subscriptions/consent-texts.ts';
import { call, keyOf } from '../../../lib/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnPackage, Subscription } from '../../../../api/contract/subscriptions/subscription.schema.ts';
import { Button } from '../../../components/button.tsx';
import { TextButton } from '../../../components/text-button.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { useChangeMessages } from './use-change-messages.ts';
import { RenewalConsent } from './renewal-consent.tsx';
import styles from './subscription-page.module.css';
import { useSubscriptionMessages } from './use-subscription-messages.ts';

/** Cancels a package, after showing the effects, or resumes its renewal. Renders nothing where neither is possible. */
export function RenewalControl({ row }: { row: OwnPackage }) {
  const { now: texts } = useSubscriptionMessages();
  const { cancel } = useChangeMessages();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation<Subscription, Error>({
    mutationFn: async () =>
      await call(setRenewalEndpoint, { params: { id: row.id }, body: { autoRenew: true, consentVersion } }),
    onSuccess: (subscription) => {
      queries.setQueryData(keyOf(readSubscriptionEndpoint), subscription);
      toast({ title: texts.resumed });
      void queries.invalidateQueries({ queryKey: keyOf(readWalletEndpoint) });
    },
    onError: (issue) => toast({ title: texts.failed, description: issue.message, variant: 'destructive' }),
  });
  return (
    <>
      {row.canResume && <RenewalConsent card="same" terms={[row.change ?? row]} />}
      <p className={styles['actions']}>
        {row.canResume && (
          <Button variant="line" size="small" busy={isPending} onClick={() => mutate()}>
            {texts.resume}
          </Button>
        )}
        {row.isPaid && row.endDate && (
          <TextButton small onClick={() => setAsking(true)}>
            {cancel.open}
          </TextButton>
        )}
        {isAsking && <CancelDialog packages={[row]} onClose={() => setAsking(false)} />}
      </p>
    </>
  );
}
