import { switchLetterEndpoint } from '../../../../api/contract/messaging/weekly-letter.endpoint.ts';
import CheckIcon from '~icons/ph/check';
import EnvelopeSimpleIcon from '~icons/ph/envelope-simple';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Button } from '../../../components/button.tsx';
import { ValidationError } from '../../../lib/api-errors.ts';
import { call } from '../../../lib/call.ts';
import { Notice } from './notice.tsx';
import { useAccountMailMessages } from './use-account-mail-messages.ts';

/**
 * Target of the weekly letter's off link: it stops the letter by itself, without signing in, and offers to take that
 * back. The page's script does it, so that mail scanners that only fetch links stop nothing.
 */
export function WeeklyLetterPage() {
  const { letter } = useAccountMailMessages();
  const [query] = useSearchParams();
  const token = query.get('off') ?? '';
  const [step, setStep] = useState<'waiting' | 'off' | 'on' | 'failed' | 'broken'>(
    token ? 'waiting' : 'failed',
  );
  const isAsked = useRef(false);

  async function want(wanted: boolean) {
    try {
      const { mail } = await call(switchLetterEndpoint, { query: { token }, body: { wanted } });
      setStep(mail ? 'on' : 'off');
    } catch (error) {
      setStep(error instanceof ValidationError ? 'failed' : 'broken');
    }
  }

  useEffect(() => {
    if (!token || isAsked.current) return;
    isAsked.current = true;
    void want(false);
  });

  return (
    <Notice icon={step === 'off' || step === 'on' ? <CheckIcon /> : <EnvelopeSimpleIcon />} {...letter[step]}>
      {step === 'off' && (
        <Button variant="line" onClick={() => void want(true)}>
          {letter.again}
        </Button>
      )}
      {step === 'on' && <Button onClick={() => void want(false)}>{letter.stop}</Button>}
      {step === 'broken' && <Button onClick={() => void want(false)}>{letter.retry}</Button>}
      {step === 'failed' && <ButtonLink to="/account">{letter.account}</ButtonLink>}
    </Notice>
  );
}
