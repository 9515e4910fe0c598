import { confirmEmailChangeEndpoint } from '../../../../api/contract/accounts/account-details.endpoint.ts';
import { verifyEmailEndpoint } from '../../../../api/contract/accounts/account-mails.endpoint.ts';
import { call } from '../../../lib/call.ts';
import CheckIcon from '~icons/ph/check';
import EnvelopeSimpleIcon from '~icons/ph/envelope-simple';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Button } from '../../../components/button.tsx';
import { ValidationError } from '../../../lib/api-errors.ts';
import { useSession } from '../session/session-provider.tsx';
import styles from './account-mails.module.css';
import { Notice } from './notice.tsx';
import { StopEmailChange } from './stop-email-change.tsx';
import { SendAgain } from './send-again.tsx';
import { useAccountMailMessages } from './use-account-mail-messages.ts';

type Step = 'waiting' | 'done' | 'failed' | 'broken' | 'open';

/**
 * Target of the link in a verification mail. The page sends the token by itself: mail scanners that only
 * fetch links don't use it up. Without a token the page offers a new link. `?change=` comes from the mail
 * that confirms an account's new address, `?stop=` from the one that lets its owner stop the change.
 */
export function VerifyEmailPage() {
  const [query] = useSearchParams();
  const [stopToken] = useState(query.get('stop'));
  return stopToken ? <StopEmailChange token={stopToken} /> : <Verification />;
}

function Verification() {
  const messages = useAccountMailMessages();
  const { user, isAuthenticated } = useSession();
  const { step, isChange, send } = useVerification();
  const texts = isChange ? { ...messages.verify, ...messages.change } : messages.verify;
  const isVerified = user?.isEmailVerified === true && !isChange;
  // A verified user who opens the link again has nothing left to do.
  const shown = isVerified && step !== 'waiting' ? 'done' : step;
  return (
    <Notice icon={shown === 'done' ? <CheckIcon /> : <EnvelopeSimpleIcon />} {...texts[shown]}>
      {(shown === 'failed' || shown === 'open') &&
        (isChange ? <ButtonLink to="/account">{messages.change.account}</ButtonLink> : <SendAgain />)}
      {shown === 'broken' && <Button onClick={send}>{texts.retry}</Button>}
      {shown === 'done' && (
        <div className={styles['actions']}>
          {isAuthenticated && <ButtonLink to="/dashboard">{texts.onwards}</ButtonLink>}
          <ButtonLink to="/" variant="line">
            {texts.home}
          </ButtonLink>
        </div>
      )}
    </Notice>
  );
}

function useVerification(): { step: Step; isChange: boolean; send(): void } {
  const [query, setQuery] = useSearchParams();
  const change = query.get('change') ?? '';
  const token = change || (query.get('token') ?? '');
  // Remembered: after the token is used up the address no longer tells the two kinds apart.
  const [isChange] = useState(change !== '');
  const { recheck, isAuthenticated } = useSession();
  const [step, setStep] = useState<Step>(token ? 'waiting' : 'open');
  const sent = useRef('');

  const send = useCallback(async () => {
    setStep('waiting');
    try {
      await call(isChange ? confirmEmailChangeEndpoint : verifyEmailEndpoint, { body: { token } });
    } catch (error) {
      setStep(error instanceof ValidationError && 'token' in error.fields ? 'failed' : 'broken');
      return;
    }
    setStep('done');
    // A used token needn't stay in the browser's history. At once: whoever goes on meanwhile must not be fetched back.
    setQuery({}, { replace: true, preventScrollReset: true });
    if (isAuthenticated) await recheck();
  }, [token, isChange, isAuthenticated, recheck, setQuery]);

  useEffect(() => {
    if (!token || sent.current === token) return;
    sent.current = token;
    void send();
  }, [token, send]);
  return { step, isChange, send: () => void send() };
}
