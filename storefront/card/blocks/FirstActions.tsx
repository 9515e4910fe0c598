import { languageQueryOf } from '../../../api/contract/cards/language-query.ts';
import type { CardView } from '../view.ts';
import { CardLink } from './CardLink.tsx';
import { Icon } from './Icon.tsx';
import { LeftToRight, Typed } from './Typed.tsx';
import { contactWays, wayOfPrimary } from './contact-ways.ts';
import { shareHref } from './share-link.ts';

interface FirstActionsProps {
  view: CardView;
  /** What stands beside the main action's words: the icon of its way, an arrow at the end, or nothing. */
  mark?: 'way' | 'arrow' | 'none';
  /** The phone number or address stands under the main action's words. */
  detailed?: boolean;
  /** Navigating has a place of its own after the main action. */
  navigates?: boolean;
}

/**
 * The bar of first actions: the main action that the owner chose, saving the contact, sharing. It stands at the lower
 * edge of a phone's screen and at the upper edge of a wide one, wherever the page is, without any script. On a card
 * without a main action saving is the first. In a frame on another site, which has no edge of its own, there is none.
 */
export function FirstActions({ view, mark = 'way', detailed, navigates }: FirstActionsProps) {
  const { card, words, icons } = view;
  if (view.embedded) return null;
  const ways = contactWays(view);
  const { primary } = card;
  const way = primary && ways.find(({ kind }) => kind === wayOfPrimary[primary]);
  const asked = primary === 'contactForm' || way ? primary : null;
  const vcf = `${card.path}.vcf${languageQueryOf(card)}`;
  const place = navigates && primary !== 'map' && card.place;
  const Bar = view.interactive ? 'nav' : 'div';
  return (
    <Bar className="c-bar" {...(view.interactive && { 'aria-label': words.firstActions })}>
      <CardLink
        view={view}
        href={asked ? (way?.href ?? '#c-form') : vcf}
        className="c-primary"
        {...(way && { track: way.track })}
      >
        {mark === 'way' && <Icon icons={icons} name={asked ? (way?.icon ?? 'form') : 'contact'} />}
        <span className="c-t">
          <b>{asked ? words.primary[asked] : words.save}</b>
          {detailed && way?.detail && (
            <small>
              {way.leftToRight ? <LeftToRight>{way.detail}</LeftToRight> : <Typed>{way.detail}</Typed>}
            </small>
          )}
        </span>
        {mark === 'arrow' && <Icon icons={icons} name="forward" turns />}
      </CardLink>
      {place && (
        <CardLink view={view} href={place.waze} label={words.actions.waze} track="map">
          <Icon icons={icons} name="waze" />
          <span>{words.shortActions.waze}</span>
        </CardLink>
      )}
      {asked && (
        <CardLink view={view} href={vcf} label={words.save}>
          <Icon icons={icons} name="contact" />
          <span>{words.shortActions.save}</span>
        </CardLink>
      )}
      <CardLink view={view} href={shareHref(view)} track="share">
        <Icon icons={icons} name="share" />
        <span>
          {words.share}
          {/* Without the script there is no sheet, and the link leads there at once. */}
          <noscript className="c-vh"> {words.inWhatsapp}</noscript>
        </span>
      </CardLink>
    </Bar>
  );
}
