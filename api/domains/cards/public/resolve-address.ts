import type { ResolvedAddress } from '../../../contract/cards/address-test.schema.ts';
import type { AppContext } from '../../../http/context.ts';
import { addressByNumber, readRequest } from './read-request.ts';
import { findVisibleCard } from './find-visible-card.ts';

/**
 * Resolves a path as the card pages would for the same visitor: private cards only for their owner, so that no
 * visitor learns more than by opening the address.
 * @param path percent-encoded, with a leading slash
 */
export async function resolveAddress(ctx: AppContext, path: string): Promise<ResolvedAddress> {
  const number = addressByNumber(path);
  const request = readRequest(number ? `/p/${number}` : decodeURIComponent(path));
  if (!request || request.file) return { kind: 'none' };
  const visible = await findVisibleCard(ctx, request.address, ctx.state.actor);
  if (!visible || visible.kind === 'taken_down') return { kind: 'none' };
  if (visible.kind === 'lapsed') return { kind: 'lapsed', name: visible.name };
  const { name, path: home } = visible.card;
  return visible.isFormerAddress || number ? { kind: 'moved', to: home, name } : { kind: 'card', name };
}
