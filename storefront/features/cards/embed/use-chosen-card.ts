import { readCardEndpoint } from '../../../../api/contract/cards/cards.endpoint.ts';
import { useRead } from '../../../lib/call.ts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useShowcase } from '../use-showcase.ts';
import { cardNameIn } from './embed-snippet.ts';

/** Delay after the last key press before the card is looked up, in milliseconds. */
const pause = 350;

interface ChosenCard {
  typed: string;
  type: (text: string) => void;
  /** Path and name of the card to show; null when the address has none. */
  card: { path: string; name: string } | null;
  isMissing: boolean;
}

/** The card in the address (`?card=`), else the first example card. */
export function useChosenCard(): ChosenCard {
  const [parameters, setParameters] = useSearchParams();
  const { cards } = useShowcase();
  const example = cards[0]?.path.split('/').pop() ?? '';
  const asked = parameters.get('card');
  const name = cardNameIn(asked ?? example);
  const [typed, type] = useState(asked ?? example);

  useEffect(() => {
    if (typed === (asked ?? example)) return;
    const timer = setTimeout(() => setParameters({ card: typed }, { replace: true }), pause);
    return () => clearTimeout(timer);
  }, [typed, asked, example, setParameters]);

  const { data, isError } = useRead(
    readCardEndpoint,
    { params: { address: name } },
    { enabled: name !== '' },
  );
  // Until the reply arrives the name itself is shown; the server's rendering has no more than that.
  const guessed = name === '' ? null : { path: `/p/${encodeURIComponent(name)}`, name };
  const isMissing = isError || name === '';
  return { typed, type, card: data ?? (isMissing ? null : guessed), isMissing };
}
