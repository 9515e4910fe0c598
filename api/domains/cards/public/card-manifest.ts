import { directionOf } from '../../../contract/base/card-languages.ts';
import { schemeOf } from '../../../contract/cards/card-palettes.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import { drawingVersion } from '../pictures/card-drawings.ts';
import { cardIconNames, cardIcons } from '../pictures/icon-sizes.ts';
import { moodOf } from '../pictures/moods.ts';

/** The web app manifest of a card: on a home screen it has the card's name and picture. */
export function cardManifest(card: PublicCard): object {
  const { accent, paper } = moodOf(card);
  // A coloured bar above a dark card would glare.
  const isDark = schemeOf(card) === 'dark';
  const { language } = card;
  const version = drawingVersion(card);
  return {
    id: card.path,
    start_url: card.path,
    scope: card.path,
    name: card.name,
    short_name: shortName(card.name),
    description: card.jobTitle ?? card.category ?? undefined,
    lang: language,
    dir: directionOf(language),
    display: 'minimal-ui',
    theme_color: isDark ? paper : accent,
    background_color: paper,
    icons: cardIconNames
      .filter((name) => cardIcons[name].width >= 192)
      .map((name) => ({
        src: `${card.path}/${name}?v=${version}`,
        sizes: `${cardIcons[name].width}x${cardIcons[name].width}`,
        type: 'image/png',
        purpose: cardIcons[name].isMaskable ? 'maskable' : 'any',
      })),
  };
}

const homeScreenLetters = 12;

/** As many whole words as fit under an icon, else as many letters. */
function shortName(name: string): string {
  const letters = Array.from(
    new Intl.Segmenter('he', { granularity: 'grapheme' }).segment(name.slice(0, 200)),
  );
  if (letters.length <= homeScreenLetters) return name;
  const start = letters
    .slice(0, homeScreenLetters + 1)
    .map(({ segment }) => segment)
    .join('');
  const words = start.slice(0, start.lastIndexOf(' ')).trim();
  return start.includes(' ') && words ? words : start.trim();
}
