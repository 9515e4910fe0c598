import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { DialogTitle } from '../../../components/dialog.tsx';
import { PasswordField } from '../../../components/password-field.tsx';
import { showServerErrors } from '../../../components/show-server-errors.ts';
import { TextField } from '../../../components/text-field.tsx';
import { ApiError } from '../../../lib/api-errors.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import styles from './auth-dialog.module.css';
import { readCardDraft } from '../../cards/new-card/card-draft.ts';
import { FormIssue } from './form-issue.tsx';
import { GoogleLink } from './google-link.tsx';
import { LegalNote } from './legal-note.tsx';
import { register } from './sign-in-calls.ts';
import { proposeUsername } from './propose-username.ts';
import { registerFailure } from './sign-in-failure.ts';
import { useAuthMessages } from './use-auth-messages.ts';
import type { RegisterFormState, RegisterValues } from './use-register-form.ts';
import { useSignIn } from './use-sign-in.ts';

export function RegisterForm({ form }: { form: RegisterFormState }) {
  const texts = useAuthMessages();
  const signIn = useSignIn();
  const [issue, setIssue] = useState('');
  const { errors, isSubmitting } = form.formState;
  const username = useWatch({ control: form.control, name: 'username' }).trim();
  // Who began a card with a name needs no other one here.
  const { getValues, setValue } = form;
  useEffect(() => {
    const proposed = proposeUsername(readCardDraft()?.name ?? '');
    if (proposed && !getValues('username')) setValue('username', proposed);
  }, [getValues, setValue]);
  const passwordTexts = { showLabel: texts.showPassword, hideLabel: texts.hidePassword };

  async function submit(values: RegisterValues) {
    setIssue('');
    try {
      await signIn(await register(values), 'register');
      form.reset();
    } catch (error) {
      toast({ ...registerFailure(error, texts), variant: 'destructive' });
      if (!showServerErrors(form, error) && error instanceof ApiError) setIssue(error.message);
    }
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <DialogTitle className={styles['title']}>{texts.registerTitle}</DialogTitle>
      <FormIssue text={issue} />
      <TextField
        {...form.register('username')}
        label={texts.username}
        error={errors.username?.message}
        help={
          username && (
            <>
              {texts.usernameHelp}{' '}
              <bdi dir="ltr">
                {window.location.host}/@<bdi>{username}</bdi>
              </bdi>
            </>
          )
        }
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir={directionOfText(username)}
      />
      <TextField
        {...form.register('email')}
        label={texts.email}
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
      />
      <div className={styles['pair']}>
        <PasswordField
          {...form.register('password')}
          {...passwordTexts}
          label={texts.password}
          error={errors.password?.message}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.register('confirmPassword')}
          {...passwordTexts}
          label={texts.passwordAgain}
          error={errors.confirmPassword?.message}
          autoComplete="new-password"
        />
      </div>
      <Button type="submit" size="tall" wide busy={isSubmitting}>
        {texts.register}
      </Button>
      <LegalNote />
      <GoogleLink view="register" />
    </form>
  );
}
