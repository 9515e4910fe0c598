import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PublicCard } from '../../api/contract/cards/public-card.schema.ts';
import { CardPreview } from './CardPreview.tsx';
import { bareCard } from './testing/cards.ts';

const papers = (given: Partial<PublicCard>) => {
  const card = { ...bareCard, ...given };
  const html = renderToStaticMarkup(createElement(CardPreview, { card, now: new Date(card.updatedAt) }));
  return /--paper:([^;"]+)/u.exec(html)?.[1];
};

it.each([
  ['what the stylesheet has', { template: 'basic' }, undefined],
  ['its palette', { template: 'minimal', palette: 'sea' }, '#f4f8fa'],
  [
    'both variants, as the page around it is',
    { template: 'minimal', colorScheme: 'system' },
    'light-dark(#ffffff, #161615)',
  ],
  [
    'its palette in both',
    { template: 'minimal', palette: 'sea', colorScheme: 'system' },
    'light-dark(#f4f8fa, #101a21)',
  ],
  ['the dark one alone', { template: 'minimal', palette: 'sea', colorScheme: 'dark' }, '#101a21'],
  [
    'the light one of a template without another',
    { template: 'creative', palette: 'sea', colorScheme: 'dark' },
    '#f0f9fa',
  ],
] as const)('a card inside another page has %s', (_, card, paper) => {
  expect(papers(card)).toBe(paper);
});
