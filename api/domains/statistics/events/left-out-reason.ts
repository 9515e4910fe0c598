import type { IncomingMessage } from 'node:http';
import type { LeftOutReason } from '../../../contract/statistics/card-events.schema.ts';
import { readAgent } from './read-agent.ts';

type Reason = Exclude<LeftOutReason, 'owner'>;

const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * The reason why a request is no visitor's view (docs/security.md F2): the browser prefetches, the caller is a
 * program, or asks for a part or only the head of the page. Whether it is the card's owner is checked where the card
 * is loaded.
 * @returns null for a visitor
 */
export function leftOutReason({ headers, method }: IncomingMessage): Reason | null {
  for (const name of purposes) {
    const purpose = headers[name];
    if (purpose !== undefined && /\bprefetch\b|\bprerender\b|\bpreview\b/i.test(String(purpose)))
      return 'prefetch';
  }
  const { program } = readAgent(headers['user-agent'] ?? '');
  if (program) return program;
  // WhatsApp and other previews request the start of a page, under many names.
  if (headers.range) return 'preview';
  return method === 'HEAD' ? 'bot' : null;
}
