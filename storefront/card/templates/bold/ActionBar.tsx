import { CardLink } from '../../blocks/CardLink.tsx';
import { Icon } from '../../blocks/Icon.tsx';
import { contactWays, wayOfPrimary } from '../../blocks/contact-ways.ts';
import type { CardView } from '../../view.ts';

/**
 * Within the thumb's reach at the bottom of the screen on every part of the page: the main action, calling,
 * writing, saving the contact.
 */
export function ActionBar({ view }: { view: CardView }) {
  const { card, words, icons } = view;
  const ways = contactWays(view);
  const main = card.primary && ways.find(({ kind }) => card.primary && kind === wayOfPrimary[card.primary]);
  const asked = card.primary === 'contactForm' || main ? card.primary : null;
  const others = ways.filter(
    (way) => (way.kind === 'phone' || way.kind === 'whatsapp') && way.kind !== main?.kind,
  );
  const vcf = `${card.path}.vcf`;
  return (
    <div className="c-bar">
      <CardLink
        view={view}
        href={asked ? (main?.href ?? '#c-form') : vcf}
        className="c-primary"
        {...(main && { track: main.track })}
      >
        <Icon icons={icons} name={asked ? (main?.icon ?? 'form') : 'contact'} />
        <span>{asked ? words.primary[asked] : words.save}</span>
      </CardLink>
      {others.map(({ kind, icon, title, href, track }) => (
        <CardLink key={kind} view={view} href={href} label={title} track={track}>
          <Icon icons={icons} name={icon} />
        </CardLink>
      ))}
      {asked && (
        <CardLink view={view} href={vcf} label={words.save}>
          <Icon icons={icons} name="contact" />
        </CardLink>
      )}
    </div>
  );
}
