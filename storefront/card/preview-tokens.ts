import { use } from 'react';
import { hasBothSchemes } from '../../api/contract/cards/card-choices.ts';
import type { PublicCard } from '../../api/contract/cards/public-card.schema.ts';
import type { Tokens } from './look.ts';
import { templates } from './templates/index.ts';

type Compute = (card: PublicCard) => Tokens;

const plain: Compute = ({ template, accent }) => templates[template].colours(accent);
const isPlain = ({ template, palette, colorScheme }: PublicCard) =>
  palette === 'own' && (colorScheme === 'light' || !hasBothSchemes(template));

/** The server has it at once; a browser fetches it with the first card that isn't plain. */
let loaded = import.meta.env.SSR ? (await import('./look.preview.ts')).previewTokensOf : null;
let loading: Promise<Compute> | undefined;

function load(): Promise<Compute> {
  loading ??= import('./look.preview.ts').then(
    ({ previewTokensOf }) => (loaded = previewTokensOf),
    () => plain,
  );
  return loading;
}

/** The colours of a card that stands inside another page; waits for what few cards need. */
export function usePreviewTokens(card: PublicCard): Tokens {
  if (isPlain(card)) return plain(card);
  const compute = loaded ?? use(load());
  return compute(card);
}
