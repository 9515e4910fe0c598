import { expect, test } from 'vitest';
import { newCardBody } from '../../../../api/contract/cards/my-cards.schema.ts';
import { composeCard, noProposals, previewOf, type CardStart } from './compose-card.ts';
import en from './trade-words.en.ts';
import he from './trade-words.he.ts';
import { tradeIds, trades } from './trades.ts';

const start: CardStart = {
  businessName: 'נגריית גפן',
  trade: 'carpenter',
  otherTrade: '',
  phone: '052-123-4567',
  takes: { jobTitle: true, about: true, links: true },
};
const place = {
  publicUrl: 'https://bikur.example',
  now: new Date('2026-11-22T08:00:00Z'),
  address: 'gefen',
  placeholder: 'שם',
};

for (const [language, words] of [
  ['he', he],
  ['en', en],
] as const)
  test.each(tradeIds)(`the starting card of %s is one the server takes (${language})`, (trade) => {
    for (const cardType of ['pro', 'basic'] as const) {
      const input = composeCard({ ...start, trade, otherTrade: 'שען' }, words, cardType);
      const checked = newCardBody.parse(input);
      expect(checked.category).toBeTruthy();
      const card = previewOf(input, place);
      expect(card).toMatchObject({ name: 'נגריית גפן', path: '/p/gefen', phone: { text: '052-123-4567' } });
      expect(card.primary).toBe(checked.primaryAction);
      expect(card.links).toHaveLength(cardType === 'pro' ? words[trade].services.length : 0);
    }
  });

test('there are at least fifteen trades, each with words and services of its own', () => {
  const own = tradeIds.filter((id) => id !== 'other');
  expect(own.length).toBeGreaterThanOrEqual(15);
  for (const words of [he, en]) {
    expect(new Set(own.map((id) => words[id].about)).size).toBe(own.length);
    expect(new Set(own.map((id) => words[id].name)).size).toBe(own.length);
    for (const id of own) expect(words[id].about.split('\n\n')).toHaveLength(2);
  }
});

test.each(tradeIds)('nothing that only we wrote is published of %s', (trade) => {
  const own = { ...start, trade, otherTrade: 'שען' };
  const input = composeCard({ ...own, takes: noProposals }, he, 'pro');
  expect(input).toMatchObject({ jobTitle: null, about: null, customLinks: [], businessHours: [] });
  expect(previewOf(input, place)).toMatchObject({
    jobTitle: null,
    about: [],
    links: [],
    openingDays: [],
    specialDays: [],
    timeRequests: null,
    openingNote: null,
  });
  const { jobTitle, about, services } = he[trade];
  const one = (name: keyof typeof noProposals) =>
    composeCard({ ...own, takes: { ...noProposals, [name]: true } }, he, 'pro');
  expect(one('jobTitle')).toMatchObject({ jobTitle, about: null, customLinks: [] });
  expect(one('about')).toMatchObject({ jobTitle: null, about, customLinks: [] });
  expect(one('links').customLinks).toHaveLength(services.length);
});

test('a landline gets no WhatsApp: it calls', () => {
  const input = composeCard({ ...start, trade: 'hair', phone: '03-1234567' }, he, 'pro');
  expect(input).toMatchObject({ whatsapp: null, primaryAction: 'phone', customLinks: [] });
});

test('the preview holds while things are half typed', () => {
  const typed = { businessName: '', trade: '' as const, otherTrade: '', phone: '05', takes: noProposals };
  const card = previewOf(composeCard(typed, he, 'pro'), place);
  expect(card).toMatchObject({ name: 'שם', phone: null, primary: null });
  const long = { ...start, businessName: 'א'.repeat(500), phone: '9'.repeat(90) };
  expect(previewOf(composeCard(long, he, 'basic'), place).name).toHaveLength(120);
});

test('a card begun from the foot of another has its template, where the plan includes it', () => {
  const wished = { ...start, trade: 'hair' as const, template: 'night' };
  expect(composeCard(wished, he, 'pro').template).toBe('night');
  expect(composeCard(wished, he, 'basic').template).toBe('basic');
  expect(composeCard({ ...wished, template: '<b>' }, he, 'pro').template).toBe(trades.hair.template);
});
