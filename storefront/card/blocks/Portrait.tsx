import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import type { CardView } from '../view.ts';
import { Photo } from './Photo.tsx';

const graphemes = new Intl.Segmenter('he', { granularity: 'grapheme' });

interface PortraitProps {
  view: CardView;
  sizes: string;
  /** Words of the name whose first letters make the monogram. */
  initials?: 1 | 2;
}

export function Portrait({ view, sizes, initials = 1 }: PortraitProps) {
  const { portrait, name } = view.card;
  if (portrait)
    return (
      <div className="c-frame">
        <Photo
          picture={portrait}
          alt={view.words.portraitOf(name)}
          className="c-portrait"
          sizes={sizes}
          first
        />
      </div>
    );
  return (
    <div className="c-frame c-monogram" aria-hidden="true">
      <span className="c-portrait" dir={directionOfText(name)}>
        {monogram(name, initials)}
      </span>
    </div>
  );
}

function monogram(name: string, count: number): string {
  const letters = name
    .split(/[\s־-]+/u)
    .map(firstLetter)
    .join('');
  return (
    [...graphemes.segment(letters)]
      .slice(0, count)
      .map(({ segment }) => segment)
      .join('') || '•'
  );
}

function firstLetter(word: string): string {
  for (const { segment } of graphemes.segment(word))
    if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(segment)) return segment.toUpperCase();
  return '';
}
