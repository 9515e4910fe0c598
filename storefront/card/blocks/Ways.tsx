import type { CardView } from '../view.ts';
import { CardLink } from './CardLink.tsx';
import { Icon } from './Icon.tsx';
import { LeftToRight, Typed } from './Typed.tsx';
import { contactWays, wayOfPrimary } from './contact-ways.ts';

/** The ways to reach the owner other than the main action; the template draws them as rows, tiles or pads. */
export function Ways({ view }: { view: CardView }) {
  const { primary } = view.card;
  const ways = contactWays(view).filter(({ kind }) => !primary || kind !== wayOfPrimary[primary]);
  if (ways.length === 0) return null;
  return (
    <ul className={`c-ways c-n${ways.length}`} aria-label={view.words.ways}>
      {ways.map(({ kind, icon, title, detail, leftToRight, href, track }) => (
        <li key={kind}>
          <CardLink view={view} href={href} className="c-way" track={track} foreign={kind === 'website'}>
            <Icon icons={view.icons} name={icon} />
            <span className="c-t">
              <b>{title}</b>
              {detail && (
                <small>{leftToRight ? <LeftToRight>{detail}</LeftToRight> : <Typed>{detail}</Typed>}</small>
              )}
            </span>
            <Icon icons={view.icons} name="forward" turns />
          </CardLink>
        </li>
      ))}
    </ul>
  );
}
