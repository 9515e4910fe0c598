import type { ReactNode } from 'react';
import type { CardView } from '../view.ts';

interface CardLinkProps {
  view: CardView;
  href: string;
  className?: string;
  /** What a screen reader says instead of the content. */
  label?: string;
  /** Leads to a place the owner chose, which we don't vouch for. */
  foreign?: boolean;
  /** Which click is counted. */
  track?: 'phone' | 'email' | 'website' | 'whatsapp' | 'map' | 'social' | 'link' | 'share';
  download?: boolean;
  /** Player that takes the link's place when it is pressed. */
  player?: string | null;
  children: ReactNode;
}

/** A link on the card's page; inside another page's preview the same look without the link. */
export function CardLink({
  view,
  href,
  className,
  label,
  foreign,
  track,
  download,
  player,
  children,
}: CardLinkProps) {
  if (!view.interactive) return <span className={className}>{children}</span>;
  return (
    <a
      href={href}
      target={view.embedded && href.startsWith('#') ? '_self' : undefined}
      className={className}
      aria-label={label}
      rel={foreign ? 'nofollow ugc' : undefined}
      data-track={track}
      download={download}
      data-player={player ?? undefined}
    >
      {children}
    </a>
  );
}
