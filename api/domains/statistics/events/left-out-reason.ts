import type { LeftOutReason } from '../../../contract/statistics/card-events.schema.ts';
import type { AppContext } from '../../../http/context.ts';
import { programOf } from './user-agents.ts';

/**
 * The reason why a request is no visitor's view (docs/security.md F2): the browser prefetches, the caller is a
 * program, or asks for a part or only the head of the page. Whether it is the card's owner is checked where the card
 * is loaded.
 * @returns null for a visitor
 */
export function leftOutReason(ctx: AppContext): Exclude<LeftOutReason, 'owner'> | null {
  const purpose = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'].map((name) => ctx.get(name)).join(' ');
  if (/\bprefetch\b|\bprerender\b|\bpreview\b/i.test(purpose)) return 'prefetch';
  const program = programOf(ctx.get('User-Agent').slice(0, 1_000));
  if (program) return program;
  // WhatsApp and other previews request the start of a page, under many names.
  if (ctx.get('Range') !== '') return 'preview';
  return ctx.method === 'HEAD' ? 'bot' : null;
}
