import type { CardView } from '../view.ts';
import { CardLink } from './CardLink.tsx';
import { Icon } from './Icon.tsx';
import { LeftToRight, Typed } from './Typed.tsx';
import { contactWays } from './contact-ways.ts';

interface WaysProps {
  view: CardView;
  /** An arrow at the end of each row. */
  arrows?: boolean;
  /** False where the numbers and addresses stand elsewhere. */
  detailed?: boolean;
}

/**
 * The ways to reach the owner; the template draws them as rows, tiles or pads. Waze and Google Maps lead to one place
 * and share a row, with the address once.
 */
export function Ways({ view, arrows, detailed = true }: WaysProps) {
  const ways = contactWays(view);
  const maps = ways.find(({ kind }) => kind === 'maps');
  const rows = ways.filter((way) => way !== maps);
  if (rows.length === 0) return null;
  return (
    <ul className={`c-ways c-n${rows.length}`} aria-label={view.words.ways}>
      {rows.map(({ kind, icon, title, detail, leftToRight, href, track }, index) => (
        <li key={index} className={kind === 'waze' ? 'c-place' : undefined}>
          <CardLink view={view} href={href} className="c-way" track={track} foreign={kind === 'website'}>
            <Icon icons={view.icons} name={icon} />
            <span className="c-t">
              <b>{title}</b>
              {detailed && detail && (
                <small>{leftToRight ? <LeftToRight>{detail}</LeftToRight> : <Typed>{detail}</Typed>}</small>
              )}
            </span>
            {arrows && kind !== 'waze' && <Icon icons={view.icons} name="forward" turns />}
          </CardLink>
          {kind === 'waze' && maps && (
            <CardLink view={view} href={maps.href} className="c-way c-map" track={maps.track}>
              <Icon icons={view.icons} name={maps.icon} />
              <b>{maps.title}</b>
            </CardLink>
          )}
        </li>
      ))}
    </ul>
  );
}
