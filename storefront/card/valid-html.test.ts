import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { cardTemplates, type PublicCard } from '../../api/contract/cards/public-card.schema.ts';
import { renderCard } from './server.tsx';
import { bareCard, fullCard } from './testing/cards.ts';

/** The standard's rules only: how void elements and attributes are spelt is up to the renderer. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  elements: ['html5'],
});

const cover = { src: '/media/cover/1280.jpg', width: 1280, height: 720, sources: [] };
const english: PublicCard = {
  ...fullCard,
  name: 'Maya & Sons <Ltd>',
  jobTitle: 'Café "Bar"',
  about: ['One\nTwo', 'שלום'],
  cover,
  portrait: null,
};

const issuesOf = async (card: PublicCard) => {
  const { html } = renderCard({
    card,
    now: new Date('2026-11-23T12:00:00Z'),
    publicUrl: 'https://bikur.example',
    sharePicture: 'https://bikur.example/p/dana-levi/share.png',
    isEmbedded: false,
    script: null,
    indexable: true,
  });
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
};

describe.each(cardTemplates)('the page in %s', (template) => {
  it.each([
    ['everything filled', { ...fullCard, cover }],
    ['English words', english],
    ['only a name', bareCard],
  ])('is valid HTML with %s', async (_, card) => {
    for (const language of ['he', 'en'] as const)
      expect(await issuesOf({ ...card, template, language })).toEqual([]);
  });
});
