import { changePasswordEndpoint } from '../../../../api/contract/accounts/accounts.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { AccountDetails } from '../../../../api/contract/accounts/account-details.schema.ts';
import { changePasswordForm } from '../../../../api/contract/accounts/accounts.schema.ts';
import { Button } from '../../../components/button.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { PasswordField } from '../../../components/password-field.tsx';
import { FormIssue } from '../sign-in/form-issue.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import { accountKey, sessionsKey } from './account-keys.ts';
import styles from './account-page.module.css';
import { ProofField } from './proof-field.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useAccountMessages } from './use-account-messages.ts';

const empty = { newPassword: '', confirmPassword: '', currentPassword: '' };

/** Changes the password, or sets a first one for a user who signs in with Google. */
export function PasswordSection({ account }: { account: AccountDetails }) {
  const { password: texts } = useAccountMessages();
  const queries = useQueryClient();
  const { form, issue, isSending, onSubmit } = useAccountForm(
    changePasswordForm,
    empty,
    async ({ newPassword, currentPassword }, { reset }) => {
      const body = { newPassword, ...(account.hasPassword && { currentPassword }) };
      const { message } = await call(changePasswordEndpoint, { body });
      reset(empty);
      toast({ title: message });
      await Promise.all([accountKey, sessionsKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  );
  const { errors } = form.formState;
  const common = { showLabel: texts.show, hideLabel: texts.hide, autoComplete: 'new-password' };
  return (
    <PageSection title={texts.title}>
      <p className={styles['hint']}>{account.hasPassword ? texts.text : texts.noneText}</p>
      <form className={styles['form']} noValidate onSubmit={onSubmit}>
        <FormIssue text={issue} />
        {/* Password managers need the account's name. */}
        <input type="email" autoComplete="username" value={account.email} readOnly hidden />
        <ProofField
          account={account}
          field={form.register('currentPassword')}
          error={errors.currentPassword?.message}
        />
        <PasswordField
          {...form.register('newPassword')}
          {...common}
          label={texts.fresh}
          help={texts.freshHelp}
          error={errors.newPassword?.message}
        />
        <PasswordField
          {...form.register('confirmPassword')}
          {...common}
          label={texts.again}
          error={errors.confirmPassword?.message}
        />
        <Button type="submit" variant="line" busy={isSending}>
          {account.hasPassword ? texts.change : texts.set}
        </Button>
      </form>
    </PageSection>
  );
}
