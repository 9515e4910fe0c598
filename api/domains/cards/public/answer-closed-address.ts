import type { Knex } from 'knex';
import type { AppContext } from '../../../http/context.ts';
import { ClosedCardAddress } from '../../../models/ClosedCardAddress.ts';
import type { CardAddress } from './card-address.ts';
import { answerGone } from '../notices/gone-page.ts';
import { closedAddressMessages } from '../messages.ts';

/**
 * The address of a card whose account was closed within the year (docs/product.md 5).
 * @returns undefined when it is no such address
 */
export async function findClosedAddress(
  knex: Knex,
  address: CardAddress,
  now: Date,
): Promise<ClosedCardAddress | undefined> {
  return ClosedCardAddress.query(knex).findOne(keyOf(address)).where('expires_at', '>', now);
}

/**
 * Answers the address of a card whose account was closed: redirects where its owner wished, else shows a neutral page
 * without any user's data (docs/product.md 5).
 * @returns false when it is no such address
 */
export async function answerClosedAddress(ctx: AppContext, address: CardAddress | null): Promise<boolean> {
  const { knex, clock } = ctx.deps;
  const closed = address && (await findClosedAddress(knex, address, clock.now()));
  if (!closed) return false;
  ctx.set('Cache-Control', 'no-cache');
  ctx.set('X-Robots-Tag', 'noindex');
  if (closed.leadsTo !== null) {
    ctx.status = 302;
    ctx.set('Location', closed.leadsTo);
    ctx.body = '';
    return true;
  }
  answerGone(ctx, closedAddressMessages);
  return true;
}

function keyOf(address: CardAddress): { kind: ClosedCardAddress['kind']; value: string } {
  switch (address.by) {
    case 'id':
      return { kind: 'id', value: String(address.id) };
    case 'username':
      return { kind: 'username', value: address.username };
    default:
      return { kind: 'slug', value: address.slug };
  }
}
