import './sheets/card.css';
import './sheets/preview.css';
import './templates/basic/basic.css';
import './templates/bold/bold-fonts.css';
import './templates/bold/bold.css';
import './templates/classic/classic-fonts.css';
import './templates/classic/classic.css';
import './templates/creative/creative.css';
import './templates/minimal/minimal.css';
import './templates/night/night.css';
import './sheets/typefaces.css';
import { Suspense } from 'react';
import { Card, type CardProps } from './Card.tsx';
import { usePreviewTokens } from './preview-tokens.ts';
import { usePreviewWords } from './preview-words.ts';

interface CardPreviewProps extends Omit<CardProps, 'interactive' | 'words' | 'tokens'> {
  /** `phone`: the top of the card as on a phone, cut at the edge. `whole`: all of it. */
  cut?: 'phone' | 'whole';
}

/**
 * A real card shown small inside another page, as a picture: nothing in it can be focused or followed. It is laid
 * out 390 px wide and scaled by the custom property `--bc-scale` (0.7 unless the page sets another).
 */
export function CardPreview(props: CardPreviewProps) {
  return (
    <Suspense fallback={<div className={`bc-preview bc-${props.cut ?? 'phone'}`} />}>
      <Preview {...props} />
    </Suspense>
  );
}

function Preview({ cut = 'phone', ...given }: CardPreviewProps) {
  const words = usePreviewWords(given.card.language);
  const tokens = usePreviewTokens(given.card);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture drawn with elements is no file
    <div className={`bc-preview bc-${cut}`} role="img" aria-label={words.previewOf(given.card.name)}>
      <div className="bc-sheet" aria-hidden="true" inert>
        <Card {...given} words={words} tokens={tokens} interactive={false} />
      </div>
    </div>
  );
}
