import { stopEmailChangeEndpoint } from '../../../../api/contract/accounts/account-details.endpoint.ts';
import CheckIcon from '~icons/ph/check';
import ShieldWarningIcon from '~icons/ph/shield-warning';
import { useState } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Button } from '../../../components/button.tsx';
import { ValidationError } from '../../../lib/api-errors.ts';
import { call } from '../../../lib/call.ts';
import { useSession } from '../session/session-provider.tsx';
import { Notice } from './notice.tsx';
import { useAccountMailMessages } from './use-account-mail-messages.ts';

/**
 * Target of "it wasn't me" in the mail that a change of address was asked for. It waits for a press: the link ends
 * every session, which no mail scanner may do by opening it.
 */
export function StopEmailChange({ token }: { token: string }) {
  const { stop: messages } = useAccountMailMessages();
  const { recheck, isAuthenticated } = useSession();
  const [step, setStep] = useState<'open' | 'waiting' | 'done' | 'failed' | 'broken'>('open');

  async function send() {
    setStep('waiting');
    try {
      await call(stopEmailChangeEndpoint, { body: { token } });
      setStep('done');
      if (isAuthenticated) await recheck();
    } catch (error) {
      setStep(error instanceof ValidationError && 'token' in error.fields ? 'failed' : 'broken');
    }
  }

  return (
    <Notice icon={step === 'done' ? <CheckIcon /> : <ShieldWarningIcon />} {...messages[step]}>
      {(step === 'open' || step === 'broken') && <Button onClick={() => void send()}>{messages.send}</Button>}
      {step === 'done' && <ButtonLink to="/?login=1">{messages.newPassword}</ButtonLink>}
      {step === 'failed' && <ButtonLink to="/contact">{messages.contact}</ButtonLink>}
    </Notice>
  );
}
