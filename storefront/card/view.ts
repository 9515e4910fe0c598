import type { ReactNode } from 'react';
import type { PublicCard } from '../../api/contract/cards/public-card.schema.ts';
import type { IconSet } from './icons/icon-set.ts';
import { openState, type OpenState } from './opening.ts';
import type { CardMessages } from './messages.ts';

/** Blocks of sections that not every card has. */
export interface FurtherSections {
  services(props: { view: CardView; orders: boolean }): ReactNode;
  branches(props: { view: CardView }): ReactNode;
  questions(props: { view: CardView }): ReactNode;
  documents(props: { view: CardView }): ReactNode;
  payment(props: { view: CardView }): ReactNode;
  reviews(props: { view: CardView }): ReactNode;
  form(props: { view: CardView }): ReactNode;
  /** The template's name of a section. */
  titleOf(card: PublicCard, part: string, words: CardMessages): string | undefined;
}

/** What every block of a card gets. */
export interface CardView {
  card: PublicCard;
  words: CardMessages;
  icons: IconSet;
  opening: OpenState | null;
  /** Of the branches, in their order. */
  openings: readonly (OpenState | null)[];
  /** False inside another page: links become plain text, and headings and ids don't collide with that page's. */
  interactive: boolean;
  /** In a frame on another site: links open outside the frame, except links within the card. */
  embedded: boolean;
  /** Missing in a preview that shows the card's top only. */
  further?: FurtherSections | undefined;
}

export function makeView(given: {
  card: PublicCard;
  icons: IconSet;
  now: Date;
  interactive: boolean;
  embedded: boolean;
  further?: FurtherSections | undefined;
  words: CardMessages;
}): CardView {
  const { now, ...rest } = given;
  const opening = openState(given.card, now);
  const openings = given.card.branches.map(({ hours }) => (hours ? openState(hours, now) : opening));
  return { ...rest, opening, openings };
}
