import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import { dataPolicy } from '../../../http/content-security-policy.ts';
import type { AppContext } from '../../../http/context.ts';
import { drawingPlaces } from '../../../http/drawing-places.ts';
import { cardDrawing, drawingVersion, type DrawingName } from './card-drawings.ts';

/**
 * Answers a picture drawn from a card. Under its versioned address (`?v=`) browsers may cache it for a day, under any
 * other they ask anew each time.
 */
export async function answerDrawing(ctx: AppContext, card: PublicCard, name: DrawingName): Promise<void> {
  const version = drawingVersion(card);
  ctx.set({
    'Cache-Control': ctx.query['v'] === version ? 'public, max-age=86400' : 'no-cache',
    'Content-Security-Policy': dataPolicy,
    // Chats and other sites show it.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  ctx.status = 200;
  ctx.etag = `${version}-${name}`;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.body = await cardDrawing(ctx.deps.storage, card, name, (draw) => drawingPlaces.hold(ctx, draw));
  ctx.type = name.slice(name.lastIndexOf('.'));
}
