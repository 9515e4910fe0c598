import { useEffect, useRef, useState } from 'react';
import type { CallInput, Endpoint, EndpointSchemas, ReplyOf } from '../../../../api/contract/endpoint.ts';
import { call, type CallArguments } from '../../../lib/call.ts';
import { isAnswered, sendOnceMore } from '../../../lib/retries.ts';

/**
 * Sends a request that may charge the customer: a retry after a lost reply carries the same key and takes
 * effect once, and so does a second press.
 */
export function useSendOnce() {
  const [busy, setBusy] = useState(false);
  const sent = useRef({ key: '', body: '' });

  // On return from the payment page the browser may restore this page with its busy state.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  /** @throws {ApiError} a refusal; the next press then makes a new request */
  async function send<Schemas extends EndpointSchemas>(
    endpoint: Endpoint<Schemas>,
    input: CallInput<Schemas>,
  ): Promise<ReplyOf<Schemas>> {
    const body = endpoint.path + JSON.stringify(input);
    if (sent.current.body !== body) sent.current = { key: crypto.randomUUID(), body };
    try {
      const headers = { 'Idempotency-Key': sent.current.key };
      const args = [input, { headers }] as unknown as CallArguments<Schemas>;
      const reply = await sendOnceMore(() => call(endpoint, ...args));
      sent.current = { key: '', body: '' };
      return reply;
    } catch (error) {
      // A refusal is a reply; only a request without one is repeated under its key.
      if (isAnswered(error)) sent.current = { key: '', body: '' };
      throw error;
    }
  }

  return { busy, setBusy, send };
}
