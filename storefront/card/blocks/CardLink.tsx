import type { ReactNode } from 'react';
import type { CardView } from '../view.ts';

interface CardLinkProps {
  view: CardView;
  href: string;
  className?: string;
  /** Accessible name, read by screen readers in place of the content. */
  label?: string;
  /** Leads to an address the owner chose, which the product doesn't vouch for: gets the `rel` of an untrusted link. */
  foreign?: boolean;
  /** Kind of click that is counted in the statistics. */
  track?:
    | 'phone'
    | 'email'
    | 'website'
    | 'whatsapp'
    | 'map'
    | 'social'
    | 'link'
    | 'document'
    | 'payment'
    | 'share';
  /** Address of the player that takes the link's place when the visitor presses it. */
  player?: string | null;
  children: ReactNode;
}

/** A link on the card's page; in a preview inside another page it looks the same but isn't a link. */
export function CardLink({ view, href, className, label, foreign, track, player, children }: CardLinkProps) {
  if (!view.interactive) return <span className={className}>{children}</span>;
  return (
    <a
      href={href}
      target={view.embedded && href.startsWith('#') ? '_self' : undefined}
      className={className}
      aria-label={label}
      rel={foreign ? 'nofollow ugc' : undefined}
      data-track={track}
      data-player={player ?? undefined}
    >
      {children}
    </a>
  );
}
