import { readClosingEndpoint } from '../../../../api/contract/accounts/close-account.endpoint.ts';
import { useRead } from '../../../lib/call.ts';
import type { AccountDetails } from '../../../../api/contract/accounts/account-details.schema.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogTitle } from '../../../components/dialog.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { FormIssue } from '../sign-in/form-issue.tsx';
import styles from './account-page.module.css';
import { CloseAccountForm } from './close-account-form.tsx';
import { ClosingList } from './closing-list.tsx';
import { useAccountMessages } from './use-account-messages.ts';

/** Lists what is deleted, what is kept and what prevents closing; the form comes after that. */
export function CloseAccountDialog({ account, onClose }: { account: AccountDetails; onClose(): void }) {
  const { closing: texts, close } = useAccountMessages();
  const { data, error, refetch } = useRead(readClosingEndpoint, {}, { staleTime: 0 });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} closeLabel={close}>
      <DialogTitle className={styles['dialogTitle']}>{texts.dialogTitle}</DialogTitle>
      {data?.obstacle ? (
        <>
          <FormIssue text={texts.obstacles[data.obstacle]} />
          {data.obstacle === 'renewal' && (
            <div className={styles['dialogActions']}>
              <ButtonLink to="/subscription">{texts.toSubscription}</ButtonLink>
            </div>
          )}
        </>
      ) : data ? (
        <>
          <ClosingList closing={data} />
          <CloseAccountForm account={account} hasCards={data.cards > 0} onCancel={onClose} />
        </>
      ) : error ? (
        <>
          <FormIssue text={texts.unread} />
          <div className={styles['dialogActions']}>
            <Button onClick={() => void refetch()}>{texts.retry}</Button>
          </div>
        </>
      ) : (
        <div aria-busy="true">
          <p>{texts.loading}</p>
          <Skeleton shape="block" />
        </div>
      )}
    </Dialog>
  );
}
