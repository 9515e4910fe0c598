import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { recordEvent } from './record-event.ts';

const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Counts a view of a browser without scripts and answers with the picture that its page asked for.
 * @throws {AppError} `not_found` for a card that the visitor can't see, and for a request that doesn't come from our
 * own page
 *
 * The one GET that counts, and only as a picture on our own page (docs/decisions/view-picture.md).
 */
export async function answerViewPicture(ctx: AppContext, profileId: number): Promise<void> {
  if (!isOnOwnPage(ctx) || !(await recordEvent(ctx, { profileId, type: 'view' })))
    throw new AppError('not_found');
  ctx.set('Cache-Control', 'no-store');
  ctx.status = 200;
  ctx.type = 'image/gif';
  ctx.body = picture;
}

function isOnOwnPage(ctx: AppContext): boolean {
  const site = ctx.get('Sec-Fetch-Site');
  if (site !== '') return site === 'same-origin' && ctx.get('Sec-Fetch-Dest') === 'image';
  const page = URL.parse(ctx.get('Referer'));
  return page !== null && (page.origin === new URL(ctx.deps.env.PUBLIC_URL).origin || page.host === ctx.host);
}
