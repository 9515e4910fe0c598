import { useEffect, useRef, useState } from 'react';
import type { CallInput, Endpoint, EndpointSchemas, ReplyOf } from '../../../../api/contract/endpoint.ts';
import { call, type CallArguments } from '../../../lib/call.ts';
import { ApiError } from '../../../lib/api-errors.ts';

/**
 * Sends what may be charged: a request that is sent again after a lost answer carries the same key and is done once,
 * and so is a second press.
 */
export function useSendOnce() {
  const [busy, setBusy] = useState(false);
  const sent = useRef({ key: '', body: '' });

  // Back from the payment page the browser may show this page as it was left.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  /** @throws {ApiError} a refusal; then the next press is another request */
  async function send<Schemas extends EndpointSchemas>(
    endpoint: Endpoint<Schemas>,
    input: CallInput<Schemas>,
  ): Promise<ReplyOf<Schemas>> {
    const body = endpoint.path + JSON.stringify(input);
    if (sent.current.body !== body) sent.current = { key: crypto.randomUUID(), body };
    try {
      const headers = { 'Idempotency-Key': sent.current.key };
      const reply = await call(endpoint, ...([input, { headers }] as unknown as CallArguments<Schemas>));
      sent.current = { key: '', body: '' };
      return reply;
    } catch (error) {
      // A refusal is an answer; only a request that got none is sent again under its key.
      if (error instanceof ApiError) sent.current = { key: '', body: '' };
      throw error;
    }
  }

  return { busy, setBusy, send };
}
