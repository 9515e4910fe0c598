import type { CardPageInput } from '../../../api/contract/cards/card-page.ts';
import type { PublicCard } from '../../../api/contract/cards/public-card.schema.ts';
import { renderCard } from '../server.tsx';
import { readHtml } from './read-html.ts';

/** The page of a card at noon of a Monday, 23 November 2026, UTC. */
export const page = (card: PublicCard, given: Partial<CardPageInput> = {}) =>
  renderCard({
    card,
    now: new Date('2026-11-23T12:00:00Z'),
    publicUrl: 'https://bikur.example',
    indexable: true,
    sharePicture: 'https://bikur.example/p/dana-levi/share.jpg?v=1a2b',
    isEmbedded: false,
    script: null,
    ...given,
  });

export const linksOf = (html: string) =>
  readHtml(html)
    .all('a')
    .map(({ attributes }) => attributes['href']);

export const plain = (text: string) => text.replace(/\s+/gu, ' ').trim();
