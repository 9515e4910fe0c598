import CheckIcon from '~icons/ph/check';
import EnvelopeSimpleIcon from '~icons/ph/envelope-simple';
import KeyIcon from '~icons/ph/key';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Button } from '../../../components/button.tsx';
import { openAuthDialog } from '../sign-in/auth-dialog-store.ts';
import { useSession } from '../session/session-provider.tsx';
import styles from './account-mails.module.css';
import { Notice } from './notice.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { useAccountMailMessages } from './use-account-mail-messages.ts';

/** Target of the link in a reset mail: the form, then its result. */
export function ResetPasswordPage() {
  const { reset: texts } = useAccountMailMessages();
  const { recheck } = useSession();
  const [query, setQuery] = useSearchParams();
  const token = query.get('token') ?? '';
  const [outcome, setOutcome] = useState<'done' | 'failed' | null>(null);

  function finish(result: 'done' | 'failed') {
    setOutcome(result);
    if (result !== 'done') return;
    setQuery({}, { replace: true, preventScrollReset: true });
    void recheck();
  }

  if (outcome === 'done')
    return (
      <Notice icon={<CheckIcon />} {...texts.done}>
        <div className={styles['actions']}>
          <Button onClick={() => openAuthDialog('login')}>{texts.login}</Button>
          <ButtonLink to="/" variant="line">
            {texts.home}
          </ButtonLink>
        </div>
      </Notice>
    );
  if (outcome === 'failed' || !token)
    return (
      <Notice icon={<EnvelopeSimpleIcon />} {...texts.failed}>
        <Button onClick={() => openAuthDialog('forgot')}>{texts.again}</Button>
      </Notice>
    );
  return (
    <Notice icon={<KeyIcon />} title={texts.title} text={texts.text}>
      <ResetPasswordForm token={token} onEnd={finish} />
    </Notice>
  );
}
