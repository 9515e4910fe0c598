import type { CardView } from '../view.ts';
import { CardLink } from './CardLink.tsx';
import { Icon } from './Icon.tsx';
import { LeftToRight, Typed } from './Typed.tsx';
import { contactWays, wayOfPrimary } from './contact-ways.ts';

/** The main action that the owner chose. */
export function Primary({ view }: { view: CardView }) {
  const { card, words, icons } = view;
  if (!card.primary) return null;
  const way = contactWays(view).find(({ kind }) => card.primary && kind === wayOfPrimary[card.primary]);
  if (!way && card.primary !== 'contactForm') return null;
  return (
    <CardLink
      view={view}
      href={way?.href ?? '#c-form'}
      className="c-primary"
      {...(way && { track: way.track })}
    >
      <Icon icons={icons} name={way?.icon ?? 'form'} />
      <span className="c-t">
        <b>{words.primary[card.primary]}</b>
        <small>
          {way?.kind === 'whatsapp' && `${words.inWhatsapp} `}
          {!way && words.formHint}
          {way?.detail &&
            (way.leftToRight ? <LeftToRight>{way.detail}</LeftToRight> : <Typed>{way.detail}</Typed>)}
        </small>
      </span>
      <Icon icons={icons} name="forward" turns />
    </CardLink>
  );
}
