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

type Step = 'waiting' | 'off' | 'on' | 'failed' | 'notStopped' | 'notResumed';

interface NextStep {
  label: 'again' | 'stop' | 'retry';
  wanted: boolean;
  variant?: 'line';
}

/** What a press asks for at each step, with one button, so that the focus stays on it. */
const nextSteps: Partial<Record<Step, NextStep>> = {
  off: { label: 'again', wanted: true, variant: 'line' },
  on: { label: 'stop', wanted: false },
  notStopped: { label: 'retry', wanted: false },
  notResumed: { label: 'retry', wanted: true },
};

/**
 * Target of the off link of the weekly letter and of advertising: it stops them by itself, without signing in, and offers to take that
 * back. The page's script does it, so that mail scanners that only fetch links stop nothing.
 */
export function WeeklyLetterPage() {
  const texts = useAccountMailMessages();
  const [query] = useSearchParams();
  const token = query.get('off') ?? '';
  const letter = texts[token.startsWith('news.') ? 'advertising' : 'letter'];
  const [step, setStep] = useState<Step>(token ? 'waiting' : 'failed');
  const [isSending, setSending] = useState(false);
  const isAsked = useRef(false);
  const next = nextSteps[step];

  async function want(wanted: boolean) {
    setSending(true);
    try {
      const { mail } = await call(switchLetterEndpoint, { query: { token }, body: { wanted } });
      setStep(mail ? 'on' : 'off');
    } catch (error) {
      setStep(error instanceof ValidationError ? 'failed' : wanted ? 'notResumed' : 'notStopped');
    }
    setSending(false);
  }

  useEffect(() => {
    if (!token || isAsked.current) return;
    isAsked.current = true;
    void want(false);
  });

  return (
    <Notice icon={step === 'off' || step === 'on' ? <CheckIcon /> : <EnvelopeSimpleIcon />} {...letter[step]}>
      {next && (
        <Button variant={next.variant} busy={isSending} onClick={() => void want(next.wanted)}>
          {letter[next.label]}
        </Button>
      )}
      {step === 'failed' && <ButtonLink to="/account">{letter.account}</ButtonLink>}
    </Notice>
  );
}
