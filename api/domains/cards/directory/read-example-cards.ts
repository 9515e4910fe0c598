import type { ExampleCards } from '../../../contract/cards/example-cards.schema.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import type { AppContext } from '../../../http/context.ts';
import { coveredCards } from './covered-cards.queries.ts';
import { presentPublicCard } from '../public/cards.presenter.ts';

const pageSize = 12;
/** More are never read, however many cards the setting names. */
const maxCards = 100;

interface ExampleFilter {
  trade?: string | undefined;
  template?: string | undefined;
  page?: number | undefined;
}

/**
 * Reads the cards named by the setting EXAMPLE_CARDS, in its order, as a visitor may see them. Our own pages show a
 * card only where the operator names it (docs/product.md 8, examples).
 */
export async function readExampleCards(
  ctx: AppContext,
  { trade, template, page = 1 }: ExampleFilter,
): Promise<ExampleCards> {
  const cards = await namedCards(ctx);
  const ofTrade = (card: PublicCard) => !trade || card.category === trade;
  const ofTemplate = (card: PublicCard) => !template || card.template === template;
  const chosen = cards.filter((card) => ofTrade(card) && ofTemplate(card));
  return {
    cards: chosen.slice((page - 1) * pageSize, page * pageSize),
    trades: count(cards.filter(ofTemplate).flatMap(({ category }) => category ?? [])),
    templates: count(cards.filter(ofTrade).map((card) => card.template)),
    total: chosen.length,
    page,
    pages: Math.ceil(chosen.length / pageSize),
    now: ctx.deps.clock.now().toISOString(),
  };
}

async function namedCards(ctx: AppContext): Promise<PublicCard[]> {
  const { knex, clock, env } = ctx.deps;
  const now = clock.now();
  const names = [...new Set(env.EXAMPLE_CARDS.split(',').map((name) => name.trim().toLowerCase()))]
    .filter((name) => name !== '')
    .slice(0, maxCards);
  if (names.length === 0) return [];
  const profiles = await coveredCards(knex, now, (cards) => void cards.whereIn('custom_slug', names));
  const place = new Map(names.map((name, index) => [name, index]));
  return profiles
    .toSorted((one, other) => placeOf(place, one.customSlug) - placeOf(place, other.customSlug))
    .map((profile) => presentPublicCard(profile, { env, now }));
}

const placeOf = (places: Map<string, number>, slug: string | null): number =>
  places.get(slug ?? '') ?? maxCards;

function count<Name extends string>(names: readonly Name[]): { name: Name; count: number }[] {
  const counts = new Map<Name, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, times]) => ({ name, count: times }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'he'));
}
