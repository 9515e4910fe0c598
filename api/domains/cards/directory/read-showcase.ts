import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import type { Showcase } from '../../../contract/cards/showcase.schema.ts';
import type { AppContext } from '../../../http/context.ts';
import { readCardName } from '../public/card-address.ts';
import { findVisibleCard } from '../public/find-visible-card.ts';

/** More are never shown, however many cards the setting names. */
const maxCards = 6;

/**
 * Reads the cards named by the setting SHOWCASE_CARDS, in its order, as a visitor may see them: a private, lapsed or
 * missing card is left out. Our own pages show a card only where the operator names it.
 */
export async function readShowcase(ctx: AppContext): Promise<Showcase> {
  const { clock, env } = ctx.deps;
  const names = [...new Set(env.SHOWCASE_CARDS.split(',').map((name) => name.trim()))]
    .filter((name) => name !== '')
    .slice(0, maxCards);
  const found = await Promise.all(
    names.map((name) => findVisibleCard(ctx, readCardName(name), null, { inMainLanguage: true })),
  );
  const cards = found.flatMap((visible): PublicCard[] => (visible?.kind === 'card' ? [visible.card] : []));
  return { cards, now: clock.now().toISOString() };
}
