import { sendVerificationEndpoint } from '../../../../api/contract/accounts/account-mails.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ApiError } from '../../../lib/api-errors.ts';
import { AuthLink } from '../sign-in/auth-link.tsx';
import { useSession } from '../session/session-provider.tsx';
import styles from './account-mails.module.css';
import { useAccountMailMessages } from './use-account-mail-messages.ts';

/** Sends the verification mail again, to the signed-in user's address. */
export function SendAgain() {
  const { verify: texts } = useAccountMailMessages();
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState('');
  const [issue, setIssue] = useState('');

  async function send() {
    setBusy(true);
    setAnswer('');
    setIssue('');
    try {
      const { message } = await call(sendVerificationEndpoint, { body: {} });
      setAnswer(message);
    } catch (error) {
      setIssue(error instanceof ApiError ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  if (!user)
    return (
      <>
        <p>{texts.guest}</p>
        <AuthLink wish="login">{texts.login}</AuthLink>
      </>
    );
  return (
    <>
      <p>
        <bdi dir="ltr">{user.email}</bdi>
      </p>
      <Button busy={busy} onClick={() => void send()}>
        {texts.send}
      </Button>
      <output>
        {answer && (
          <p className={styles['answer']}>
            {answer} {texts.spam}
          </p>
        )}
      </output>
      <div role="alert">{issue && <p className={styles['issue']}>{issue}</p>}</div>
    </>
  );
}
