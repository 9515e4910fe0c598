import { closeAccountEndpoint } from '../../../../api/contract/accounts/close-account.endpoint.ts';
import { call } from '../../../lib/call.ts';
import type { AccountDetails } from '../../../../api/contract/accounts/account-details.schema.ts';
import { closeAccountBody } from '../../../../api/contract/accounts/close-account.schema.ts';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { FormIssue } from '../sign-in/form-issue.tsx';
import { useEndLocalSession } from '../session/use-end-local-session.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import styles from './account-page.module.css';
import { ProofField } from './proof-field.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useAccountMessages } from './use-account-messages.ts';

interface CloseAccountFormProps {
  account: AccountDetails;
  /** Whether the user has card addresses that could redirect elsewhere. */
  hasCards: boolean;
  onCancel(): void;
}

/** Asks for the user name and the user's proof, and closes the account. */
export function CloseAccountForm({ account, hasCards, onCancel }: CloseAccountFormProps) {
  const { closing: texts } = useAccountMessages();
  const endLocalSession = useEndLocalSession();
  const { form, issue, isSending, onSubmit } = useAccountForm(
    closeAccountBody,
    { confirmation: '', leadsTo: '', currentPassword: '' },
    async (values) => {
      const { message } = await call(closeAccountEndpoint, { body: values });
      await endLocalSession();
      toast({ title: message });
    },
  );
  const { errors } = form.formState;
  return (
    <form className={styles['form']} noValidate onSubmit={onSubmit}>
      <FormIssue text={issue} />
      {hasCards && (
        <TextField
          {...form.register('leadsTo')}
          label={texts.leadsTo}
          help={texts.leadsToHelp}
          error={errors.leadsTo?.message}
          type="url"
          inputMode="url"
          dir="ltr"
        />
      )}
      <TextField
        {...form.register('confirmation')}
        label={texts.confirmation(account.username)}
        error={errors.confirmation?.message}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ProofField
        account={account}
        field={form.register('currentPassword')}
        error={errors.currentPassword?.message}
      />
      <div className={styles['actions']}>
        <Button type="submit" variant="danger" busy={isSending}>
          {texts.confirm}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
