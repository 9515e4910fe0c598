import type { PublicCard } from '../../api/contract/cards/public-card.schema.ts';
import { schemeOf } from '../../api/contract/cards/card-palettes.ts';
import { lookOf, type Tokens } from './look.ts';

/** A card's colours inside another page: where it is light or dark by its visitor, as that page is. */
export function previewTokensOf(card: PublicCard): Tokens {
  const { light, dark } = lookOf(card);
  if (!dark) return light;
  if (schemeOf(card) === 'dark') return dark;
  return Object.fromEntries(
    Object.entries(light).map(([name, value]) => [name, `light-dark(${value}, ${dark[name] ?? value})`]),
  );
}
