import {
  linkGoogleEndpoint,
  unlinkGoogleEndpoint,
} from '../../../../api/contract/accounts/account-details.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { proof, type AccountDetails } from '../../../../api/contract/accounts/account-details.schema.ts';
import { Button } from '../../../components/button.tsx';
import { FormIssue } from '../sign-in/form-issue.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import { accountKey } from './account-keys.ts';
import styles from './account-page.module.css';
import { ProofField } from './proof-field.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useAccountMessages } from './use-account-messages.ts';

const proofForm = z.object(proof);

/** Asks for the user's proof, then links (the browser goes on to Google) or unlinks. */
export function GoogleForm({ account, onClose }: { account: AccountDetails; onClose(): void }) {
  const { google: texts } = useAccountMessages();
  const queries = useQueryClient();
  const { form, issue, isSending, onSubmit } = useAccountForm(
    proofForm,
    { currentPassword: '' },
    async (values) => {
      if (!account.isGoogleAccount) {
        const { location } = await call(linkGoogleEndpoint, { body: values });
        window.location.assign(location);
        return;
      }
      queries.setQueryData(accountKey, await call(unlinkGoogleEndpoint, { body: values }));
      toast({ title: texts.unlinked });
      onClose();
    },
  );
  return (
    <form className={styles['form']} noValidate onSubmit={onSubmit}>
      <FormIssue text={issue} />
      <ProofField
        account={account}
        field={form.register('currentPassword')}
        error={form.formState.errors.currentPassword?.message}
      />
      <div className={styles['actions']}>
        <Button type="submit" busy={isSending}>
          {account.isGoogleAccount ? texts.unlink : texts.link}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
