import { forgotPasswordEndpoint } from '../../../../api/contract/accounts/account-mails.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { forgotPasswordBody } from '../../../../api/contract/accounts/account-mails.schema.ts';
import { Button } from '../../../components/button.tsx';
import { contractResolver } from '../../../components/contract-resolver.ts';
import { DialogTitle } from '../../../components/dialog.tsx';
import { showServerErrors } from '../../../components/show-server-errors.ts';
import { TextButton } from '../../../components/text-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import styles from './auth-dialog.module.css';
import { openAuthDialog } from './auth-dialog-store.ts';
import { FormIssue } from './form-issue.tsx';
import { useAuthMessages } from './use-auth-messages.ts';

/** Sends a link to choose a new password; its message is the same for unregistered addresses. */
export function ForgotForm({ email }: { email: string }) {
  const texts = useAuthMessages();
  const form = useForm({
    resolver: contractResolver<{ email: string }>(forgotPasswordBody, useLanguage()),
    defaultValues: { email },
  });
  const [issue, setIssue] = useState('');
  const [answer, setAnswer] = useState('');
  const { errors, isSubmitting } = form.formState;

  async function submit(values: { email: string }) {
    setIssue('');
    setAnswer('');
    try {
      const { message } = await call(forgotPasswordEndpoint, { body: values });
      setAnswer(message);
    } catch (error) {
      if (!showServerErrors(form, error) && error instanceof ApiError) setIssue(error.message);
    }
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <DialogTitle className={styles['title']}>{texts.forgotTitle}</DialogTitle>
      <FormIssue text={issue} />
      <p className={styles['legal']}>{texts.forgotHelp}</p>
      <TextField
        {...form.register('email')}
        label={texts.email}
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="username"
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has just turned to this one field
        autoFocus
      />
      <Button type="submit" size="tall" wide busy={isSubmitting}>
        {texts.forgotSend}
      </Button>
      <output>{answer && <p className={styles['sent']}>{answer}</p>}</output>
      <div className={styles['row']}>
        <TextButton small onClick={() => openAuthDialog('login')}>
          {texts.backToLogin}
        </TextButton>
      </div>
    </form>
  );
}
