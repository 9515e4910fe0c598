import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CheckoutState } from '../../../../api/contract/subscriptions/checkout.schema.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { useCheckoutMessages } from './use-checkout-messages.ts';

/** Automatic polls; after them the customer may ask. */
const maxQuestions = 5;
const pause = 1_500;

/** Whether a payment's result isn't known yet. */
export const wantsAnswer = (state: CheckoutState): boolean =>
  state === 'waiting' || state === 'unclear' || state === 'open';

/**
 * Asks for a payment's result: when the customer returns from the payment page, and while there is no answer.
 * The return address is no proof, only a reason to ask (docs/security.md P6).
 * @param question reads once and shows the answer
 */
export function useAsking(
  { id, state }: { id: string; state: CheckoutState },
  question: () => Promise<void>,
) {
  const texts = useCheckoutMessages();
  const [search] = useSearchParams();
  const [asking, setAsking] = useState(false);
  const [issue, setIssue] = useState('');
  const questions = useRef(0);
  const back = search.get('back');

  async function ask() {
    if (asking) return;
    setAsking(true);
    setIssue('');
    try {
      await question();
    } catch (error) {
      setIssue(error instanceof ApiError && error.status === 429 ? error.message : texts.askFailed);
    } finally {
      setAsking(false);
    }
  }

  const cameBack = back === 'success' || back === 'failure';
  const isUnknown = wantsAnswer(state);
  // An open page is asked about once, so that nobody is told of no payment whose answer was lost.
  const max = state === 'open' && !cameBack ? 1 : maxQuestions;
  useEffect(() => {
    if (!isUnknown || asking || questions.current >= max) return undefined;
    const timer = setTimeout(
      () => {
        questions.current += 1;
        void ask();
      },
      questions.current === 0 ? 0 : pause,
    );
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- a question follows a change of the payment, not a render
  }, [isUnknown, asking, state, id]);

  return { asking, issue, cameBack, ask: () => void ask() };
}
