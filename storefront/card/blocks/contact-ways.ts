import type { PrimaryAction } from '../../../api/contract/cards/public-card.schema.ts';
import type { IconName } from '../icons/icon-set.ts';
import type { CardView } from '../view.ts';

/** One way to reach the owner, as a row or a tile. */
export interface ContactWay {
  kind: 'phone' | 'whatsapp' | 'email' | 'website' | 'waze' | 'maps';
  icon: IconName;
  title: string;
  /** The number, address or site itself. */
  detail: string | null;
  /** True when the detail is written left to right whatever the language. */
  leftToRight: boolean;
  href: string;
  track: 'phone' | 'whatsapp' | 'email' | 'website' | 'map';
}

/** Every way this card offers, in the order people look for them. */
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
  }
  if (card.place)
    for (const kind of ['waze', 'maps'] as const)
      ways.push({
        kind,
        icon: kind,
        title: words.actions[kind],
        detail: card.place.address,
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

/** Which way the big button takes away from the others. */
export const wayOfPrimary: Record<PrimaryAction, ContactWay['kind'] | null> = {
  phone: 'phone',
  whatsapp: 'whatsapp',
  email: 'email',
  website: 'website',
  map: 'waze',
  contactForm: null,
};
