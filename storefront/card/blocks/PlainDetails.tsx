import { CardLink } from './CardLink.tsx';
import { LeftToRight, Typed } from './Typed.tsx';
import { contactWays } from './contact-ways.ts';
import type { CardView } from '../view.ts';

const inWords = new Set(['phone', 'email', 'waze']);

/** The phone number, e-mail and address in words: the row of icons above shows none of them. */
export function PlainDetails({ view }: { view: CardView }) {
  const ways = contactWays(view).filter(({ kind, detail }) => detail && inWords.has(kind));
  if (ways.length === 0) return null;
  return (
    <div className="c-plain">
      {ways.map(({ href, track, detail, leftToRight }, index) => (
        <CardLink key={index} view={view} href={href} track={track}>
          {leftToRight ? <LeftToRight>{detail ?? ''}</LeftToRight> : <Typed>{detail ?? ''}</Typed>}
        </CardLink>
      ))}
    </div>
  );
}
