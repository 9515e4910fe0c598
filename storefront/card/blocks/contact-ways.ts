import type { PrimaryAction } from '../../../api/contract/cards/public-card.schema.ts';
import type { IconName } from '../icons/icon-set.ts';
import type { CardView } from '../view.ts';

interface ContactWay {
  kind: 'phone' | 'whatsapp' | 'email' | 'website' | 'waze' | 'maps';
  icon: IconName;
  title: string;
  /** The phone number or address to show; null where the label says it all. */
  detail: string | null;
  /** True when the detail is written left to right in every language. */
  leftToRight: boolean;
  href: string;
  track: 'phone' | 'whatsapp' | 'email' | 'website' | 'map';
}

/** Every way this card offers, most used first. */
export function contactWays({ card, words }: CardView): ContactWay[] {
  const ways: ContactWay[] = [];
  for (const kind of ['phone', 'whatsapp', 'email'] as const) {
    const reach = card[kind];
    if (reach)
      ways.push({
        kind,
        icon: kind,
        title: words.actions[kind],
        detail: reach.text,
        leftToRight: true,
        href: reach.href,
        track: kind,
      });
    if (kind === 'phone')
      for (const { label, text, href } of card.phones)
        ways.push({ kind, icon: kind, title: label, detail: text, leftToRight: true, href, track: kind });
  }
  if (card.place)
    for (const kind of ['waze', 'maps'] as const)
      ways.push({
        kind,
        icon: kind,
        title: words.actions[kind],
        // Once is enough: both lead to the same place.
        detail: kind === 'waze' ? card.place.address : null,
        leftToRight: false,
        href: card.place[kind],
        track: 'map',
      });
  if (card.website)
    ways.push({
      kind: 'website',
      icon: 'website',
      title: words.actions.website,
      detail: card.website.text,
      leftToRight: true,
      href: card.website.href,
      track: 'website',
    });
  return ways;
}

/** The way that a main action takes; null for the card's own form. */
export const wayOfPrimary: Record<PrimaryAction, ContactWay['kind'] | null> = {
  phone: 'phone',
  whatsapp: 'whatsapp',
  email: 'email',
  website: 'website',
  map: 'waze',
  contactForm: null,
};
