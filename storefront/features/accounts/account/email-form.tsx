import { requestEmailChangeEndpoint } from '../../../../api/contract/accounts/account-details.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import {
  emailChange,
  type AccountDetails,
} from '../../../../api/contract/accounts/account-details.schema.ts';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { FormIssue } from '../sign-in/form-issue.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import { accountKey } from './account-keys.ts';
import styles from './account-page.module.css';
import { ProofField } from './proof-field.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useAccountMessages } from './use-account-messages.ts';

/** Asks for the new address; nothing changes before the user opens the link sent to it. */
export function EmailForm({ account, onClose }: { account: AccountDetails; onClose(): void }) {
  const { email: texts } = useAccountMessages();
  const queries = useQueryClient();
  const { form, issue, isSending, onSubmit } = useAccountForm(
    emailChange,
    { newEmail: account.pendingEmail ?? '', currentPassword: '' },
    async (values) => {
      queries.setQueryData(accountKey, await call(requestEmailChangeEndpoint, { body: values }));
      toast({ title: texts.sent });
      onClose();
    },
  );
  const { errors } = form.formState;
  return (
    <form className={styles['form']} noValidate onSubmit={onSubmit}>
      <FormIssue text={issue} />
      <TextField
        {...form.register('newEmail')}
        label={texts.newEmail}
        help={texts.newEmailHelp}
        error={errors.newEmail?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        // The form opens by a press on its button, which is gone then.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <ProofField
        account={account}
        field={form.register('currentPassword')}
        error={errors.currentPassword?.message}
      />
      <div className={styles['actions']}>
        <Button type="submit" busy={isSending}>
          {texts.send}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
