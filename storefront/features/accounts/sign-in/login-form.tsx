import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { CheckboxField } from '../../../components/checkbox-field.tsx';
import { DialogTitle } from '../../../components/dialog.tsx';
import { PasswordField } from '../../../components/password-field.tsx';
import { showServerErrors } from '../../../components/show-server-errors.ts';
import { TextButton } from '../../../components/text-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { ApiError } from '../../../lib/api-errors.ts';
import { usePageState } from '../../../lib/page-state.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import styles from './auth-dialog.module.css';
import { closeAuthDialog, openAuthDialog } from './auth-dialog-store.ts';
import { DemoButton } from './demo-button.tsx';
import { FormIssue } from './form-issue.tsx';
import { GoogleLink } from './google-link.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { asksForCode, login } from './sign-in-calls.ts';
import { loginFailure } from './sign-in-failure.ts';
import { useAuthMessages } from './use-auth-messages.ts';
import type { LoginFormState, LoginValues } from './use-login-form.ts';
import { useSignIn } from './use-sign-in.ts';

export function LoginForm({ form, demoAsked }: { form: LoginFormState; demoAsked: boolean }) {
  const texts = useAuthMessages();
  const { mailConfigured } = usePageState();
  const signIn = useSignIn();
  const [issue, setIssue] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const { errors, isSubmitting } = form.formState;
  useEffect(() => {
    if (needsCode) form.setFocus('code');
  }, [form, needsCode]);

  async function submit({ code, ...values }: LoginValues) {
    setIssue('');
    try {
      await signIn(await login(needsCode ? { ...values, code } : values), 'login');
      form.reset();
      setNeedsCode(false);
    } catch (error) {
      if (asksForCode(error)) {
        setNeedsCode(true);
        if (needsCode)
          form.setError('code', { type: 'server', message: texts.codeMissing }, { shouldFocus: true });
        return;
      }
      toast({ ...loginFailure(error, texts), variant: 'destructive' });
      if (showServerErrors(form, error)) return;
      // The toast shows the status, as specified; the form says what to do about it.
      if (error instanceof ApiError) setIssue(error.message);
      form.setFocus('password', { shouldSelect: true });
    }
  }

  /** Where the server can send mail, a reset link; else the way to support (docs/specification.md 2). */
  function forgot() {
    if (mailConfigured) openAuthDialog('forgot');
    else
      toast({
        title: texts.forgotTitle,
        description: texts.forgotText,
        variant: 'warning',
        link: { to: '/contact', text: texts.forgotContact, onFollow: closeAuthDialog },
      });
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <DialogTitle className={styles['title']}>{texts.loginTitle}</DialogTitle>
      <FormIssue text={issue} />
      <TextField
        {...form.register('email')}
        label={texts.email}
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
        dir="ltr"
      />
      <PasswordField
        {...form.register('password')}
        label={texts.password}
        error={errors.password?.message}
        autoComplete="current-password"
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
      />
      {needsCode && (
        <TextField
          {...form.register('code')}
          label={texts.code}
          help={texts.codeHelp}
          error={errors.code?.message}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
        />
      )}
      <div className={styles['row']}>
        <CheckboxField {...form.register('rememberMe')} label={texts.rememberMe} />
        <TextButton small onClick={forgot}>
          {texts.forgotPassword}
        </TextButton>
      </div>
      <Button type="submit" size="tall" wide busy={isSubmitting}>
        {texts.login}
      </Button>
      <PasskeyLogin rememberMe={() => form.getValues('rememberMe')} />
      <GoogleLink view="login" />
      <DemoButton asked={demoAsked} />
    </form>
  );
}
