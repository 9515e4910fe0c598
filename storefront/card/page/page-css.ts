import type { PublicCard } from '../../../api/contract/cards/public-card.schema.ts';
import type { ColorScheme } from '../../../api/contract/cards/card-choices.ts';
import type { CardLook } from '../look.ts';
import { paintStyles } from './paint-styles.ts';
import { shortStyles, type ShortNames } from './short-names.ts';
import { usedStyles, type Present } from './used-styles.ts';

/** Pages with the same parts in the same colours have the same styles. */
const made = new Map<string, string>();
const maxMade = 300;

/**
 * The styles of a page: of all that its look has those for what the page shows, in the card's colours, with short names.
 */
export function pageCss(
  all: string,
  present: Present,
  names: ShortNames,
  { template, language, typeface }: Pick<PublicCard, 'template' | 'language' | 'typeface'>,
  { look, scheme }: { look: CardLook; scheme: ColorScheme },
): string {
  const parts = [template, language, typeface, present.direction, scheme, JSON.stringify(look)];
  const key = [...parts, ...[...present.classes].sort()].join(' ');
  const known = made.get(key);
  if (known !== undefined) return known;
  const styles = shortStyles(paintStyles(usedStyles(all, present), template, look, scheme), names);
  if (made.size >= maxMade) made.clear();
  made.set(key, styles);
  return styles;
}
