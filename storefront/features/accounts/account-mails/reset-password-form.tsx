import { resetPasswordEndpoint } from '../../../../api/contract/accounts/account-mails.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { resetPasswordForm } from '../../../../api/contract/accounts/account-mails.schema.ts';
import { Button } from '../../../components/button.tsx';
import { contractResolver } from '../../../components/contract-resolver.ts';
import { PasswordField } from '../../../components/password-field.tsx';
import { showServerErrors } from '../../../components/show-server-errors.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { FormIssue } from '../sign-in/form-issue.tsx';
import styles from './account-mails.module.css';
import { useAccountMailMessages } from './use-account-mail-messages.ts';

interface Values {
  password: string;
  confirmPassword: string;
}

/**
 * Takes the new password twice.
 * @param onEnd called with whether the link was valid
 */
export function ResetPasswordForm({
  token,
  onEnd,
}: {
  token: string;
  onEnd(outcome: 'done' | 'failed'): void;
}) {
  const { reset: texts } = useAccountMailMessages();
  const form = useForm<Values>({
    resolver: contractResolver(resetPasswordForm, useLanguage()),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const [issue, setIssue] = useState('');
  const { errors, isSubmitting } = form.formState;
  const common = {
    showLabel: texts.showPassword,
    hideLabel: texts.hidePassword,
    autoComplete: 'new-password',
  };

  async function submit({ password }: Values) {
    setIssue('');
    try {
      await call(resetPasswordEndpoint, { body: { token, password } });
      onEnd('done');
    } catch (error) {
      if (error instanceof ApiError && 'token' in error.fields) return onEnd('failed');
      if (!showServerErrors(form, error) && error instanceof ApiError) setIssue(error.message);
    }
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <FormIssue text={issue} />
      <PasswordField
        {...form.register('password')}
        {...common}
        label={texts.password}
        error={errors.password?.message}
      />
      <PasswordField
        {...form.register('confirmPassword')}
        {...common}
        label={texts.passwordAgain}
        error={errors.confirmPassword?.message}
      />
      <Button type="submit" size="tall" busy={isSubmitting}>
        {texts.save}
      </Button>
    </form>
  );
}
