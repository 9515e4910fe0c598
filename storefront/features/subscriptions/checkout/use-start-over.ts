import { useState } from 'react';
import type { CheckoutState } from '../../../../api/contract/subscriptions/checkout.schema.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { useCheckoutMessages } from './use-checkout-messages.ts';

const over: readonly CheckoutState[] = ['declined', 'not_charged', 'expired'];

/** Whether a payment brought no money and brings none any more, so that another may be started. */
export const isOver = (state: CheckoutState): boolean => over.includes(state);

/** Whether a payment waits on a page that can be closed. */
export const canStartOver = (state: CheckoutState): boolean => state === 'open' || state === 'unclear';

/**
 * Closes a payment's page so that its customer can start over. What was paid on it meanwhile is shown instead.
 * @param close closes the page and shows what became of the payment
 * @param onOver leads back to the form, once nothing can be paid on the page any more
 */
export function useStartOver(close: () => Promise<CheckoutState>, onOver: () => void | Promise<void>) {
  const texts = useCheckoutMessages();
  const [closing, setClosing] = useState(false);
  const [issue, setIssue] = useState('');

  async function startOver() {
    if (closing) return;
    setClosing(true);
    setIssue('');
    try {
      const state = await close();
      if (isOver(state)) await onOver();
      else if (canStartOver(state)) setIssue(texts.closeUnclear);
    } catch (error) {
      setIssue(error instanceof ApiError && error.status === 429 ? error.message : texts.closeFailed);
    } finally {
      setClosing(false);
    }
  }

  return { closing, issue, startOver: () => void startOver() };
}
