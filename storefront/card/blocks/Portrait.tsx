import { monogramOf } from '../../../api/contract/cards/monogram.ts';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import type { CardView } from '../view.ts';
import { Photo } from './Photo.tsx';

interface PortraitProps {
  view: CardView;
  sizes: string;
}

export function Portrait({ view, sizes }: PortraitProps) {
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
        {monogramOf(name)}
      </span>
    </div>
  );
}
