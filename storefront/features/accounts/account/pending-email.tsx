import { cancelEmailChangeEndpoint } from '../../../../api/contract/accounts/account-details.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountDetails } from '../../../../api/contract/accounts/account-details.schema.ts';
import { Button } from '../../../components/button.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import { accountKey } from './account-keys.ts';
import styles from './account-page.module.css';
import { useAccountMessages } from './use-account-messages.ts';

/** A new address whose link hasn't been opened yet. */
export function PendingEmail({ address, onAgain }: { address: string; onAgain(): void }) {
  const { email: texts, failed } = useAccountMessages();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation<AccountDetails>({
    mutationFn: async () => await call(cancelEmailChangeEndpoint),
    onSuccess: (account) => {
      queries.setQueryData(accountKey, account);
      toast({ title: texts.givenUp });
    },
    onError: (issue) => toast({ title: failed, description: issue.message, variant: 'destructive' }),
  });
  return (
    <div className={styles['pending']}>
      <p>
        {texts.pending} <bdi dir="ltr">{address}</bdi>
      </p>
      <p className={styles['hint']}>{texts.pendingText}</p>
      <div className={styles['actions']}>
        <Button variant="line" size="small" onClick={onAgain}>
          {texts.again}
        </Button>
        <Button variant="quiet" size="small" busy={isPending} onClick={() => mutate()}>
          {texts.giveUp}
        </Button>
      </div>
    </div>
  );
}
