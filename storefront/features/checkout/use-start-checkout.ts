import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { StartCheckoutInput, StartedCheckout } from '../../../api/contract/checkout.ts';
import { apiWrite } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { checkoutPath } from './use-checkout.ts';
import { useCheckoutMessages } from './use-checkout-messages.ts';

/** Sends a checkout; a request that is sent again after a lost answer carries the same key and is done once. */
export function useStartCheckout() {
  const texts = useCheckoutMessages();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const sent = useRef({ key: '', body: '' });

  // Back from the payment page the browser may show this page as it was left.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  async function start(input: StartCheckoutInput) {
    if (busy) return;
    setBusy(true);
    setFault('');
    const body = JSON.stringify(input);
    if (sent.current.body !== body) sent.current = { key: crypto.randomUUID(), body };
    try {
      const { payment, activated } = (await apiWrite('POST', checkoutPath, input, {
        'Idempotency-Key': sent.current.key,
      })) as StartedCheckout;
      sent.current = { key: '', body: '' };
      if (payment?.pageUrl) {
        window.location.assign(payment.pageUrl);
        return;
      }
      if (activated) await queries.invalidateQueries();
      if (payment) await navigate(`/checkout/package/${payment.productId}?payment=${payment.id}`);
      else await navigate('/subscription');
    } catch (error) {
      // A refusal is an answer; only a request that got none is sent again under its key.
      if (error instanceof ApiError) sent.current = { key: '', body: '' };
      const isSaid = error instanceof ApiError && error.status < 500;
      setFault(isSaid ? error.message : texts.failed);
    }
    setBusy(false);
  }

  return { busy, fault, start: (input: StartCheckoutInput) => void start(input) };
}
