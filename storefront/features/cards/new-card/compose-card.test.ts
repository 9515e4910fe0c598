import { expect, test } from 'vitest';
import { newCardBody } from '../../../../api/contract/cards/my-cards.schema.ts';
import { languages, type Language } from '../../../../api/contract/base/languages.ts';
import { structuredData } from '../../../card/page/structured-data.ts';
import { confirmedOf, proposalsOf, type Proposal } from '../trade-packs/proposals.ts';
import { readTradePack } from '../trade-packs/trade-pack.ts';
import { composeCard, previewOf, type CardStart } from './compose-card.ts';
import { tradeIds, trades, type TradeId } from './trades.ts';
import he from './trade-words.he.ts';
import { useTradeWords } from './use-new-card-messages.ts';

const start: Omit<CardStart, 'decisions'> = {
  businessName: 'נגריית גפן',
  trade: 'carpenter',
  otherTrade: '',
  phone: '052-123-4567',
  address: '',
};
const place = {
  publicUrl: 'https://bikur.example',
  now: new Date('2026-11-22T08:00:00Z'),
  address: 'gefen',
  placeholder: 'שם',
};

async function proposed(trade: TradeId, language: Language, isPro: boolean): Promise<Proposal[]> {
  const pack = await readTradePack(trade);
  if (!pack) return [];
  const { jobTitle } = (await useTradeWords.load(language))[trade];
  const texts = pack.texts[language];
  const { action } = trades[trade];
  return proposalsOf({ trade, jobTitle, hours: pack.hours, texts, isPro, hasWhatsapp: true, action });
}

for (const language of languages)
  test.each(tradeIds)(
    `the card of %s with all that is proposed is one the server takes (${language})`,
    async (trade) => {
      for (const cardType of ['pro', 'basic'] as const) {
        const proposals = await proposed(trade, language, cardType === 'pro');
        const input = composeCard(
          { ...start, trade, otherTrade: 'שען' },
          await useTradeWords.load(language),
          cardType,
          proposals,
        );
        const checked = newCardBody.parse(input);
        expect(checked.category).toBeTruthy();
        const card = previewOf(input, place);
        expect(card).toMatchObject({ name: 'נגריית גפן', path: '/p/gefen', phone: { text: '052-123-4567' } });
        expect(card.primary).toBe(checked.primaryAction);
        expect(checked.services.flatMap(({ items }) => items)).toHaveLength(trade === 'other' ? 0 : 5);
        for (const { price } of checked.services.flatMap(({ items }) => items)) expect(price).toBeNull();
      }
    },
  );

test.each(tradeIds)('nothing that was only proposed of %s is published', async (trade) => {
  const own = { ...start, trade, otherTrade: 'שען' };
  const card = previewOf(composeCard(own, he, 'pro'), place);
  expect(card).toMatchObject({
    jobTitle: null,
    about: [],
    services: [],
    questions: [],
    sections: [],
    links: [],
    openingDays: [],
    specialDays: [],
    timeRequests: null,
    openingNote: null,
    contactForm: null,
    primary: 'phone',
  });
  const said = structuredData(card, place.publicUrl);
  for (const silent of ['openingHours', 'Offer', 'Question', 'description'])
    expect(said).not.toContain(silent);
  // Each proposal adds itself and nothing else.
  for (const proposal of await proposed(trade, 'he', true)) {
    const confirmed = confirmedOf([proposal], { [proposal.id]: { is: 'confirmed' } });
    const [bare, one] = [[], confirmed].map((some) => composeCard(own, he, 'pro', some));
    const changed = Object.entries(one ?? {}).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(bare?.[name as keyof typeof bare]),
    );
    expect(changed.length, proposal.id).toBeGreaterThanOrEqual(1);
    expect(changed.length, proposal.id).toBeLessThanOrEqual(proposal.kind === 'greeting' ? 2 : 1);
    expect(confirmedOf([proposal], { [proposal.id]: { is: 'dropped' } })).toEqual([]);
  }
});

test('what its owner changed is what is printed, with the price they gave', async () => {
  const proposals = await proposed('hair', 'he', true);
  const confirmed = confirmedOf(proposals, {
    'hair-service-0-0': {
      is: 'confirmed',
      fields: { name: 'תספורת נשים', duration: '50 דקות', price: '₪1,180' },
    },
    'hair-hours': {
      is: 'confirmed',
      fields: { opens: '10', closes: '20:00', fridayOpens: '', fridayCloses: '' },
    },
    'hair-promise': { is: 'confirmed' },
    'hair-section-gallery': { is: 'confirmed' },
  });
  const { services, businessHours, about, sections } = newCardBody.parse(
    composeCard({ ...start, trade: 'hair' }, he, 'pro', confirmed),
  );
  expect(services).toMatchObject([
    {
      name: 'תספורות',
      items: [{ name: 'תספורת נשים', duration: '50 דקות', priceKind: 'exact', price: '1180' }],
    },
  ]);
  expect(businessHours[0]?.spans).toEqual([{ opens: '10:00', closes: '20:00' }]);
  expect(businessHours[5]?.spans).toEqual([]);
  expect(about).toContain('כל תור מתחיל בשיחה קצרה');
  expect(sections.find(({ name }) => name === 'gallery')?.title).toBe('יצא מהכיסא');
  expect(sections[0]?.name).toBe('services');
});

test('a landline gets no WhatsApp: it calls', () => {
  const input = composeCard({ ...start, trade: 'hair', phone: '03-1234567' }, he, 'pro');
  expect(input).toMatchObject({ whatsapp: null, primaryAction: 'phone', customLinks: [] });
});

test('the preview holds while things are half typed', () => {
  const typed = { businessName: '', trade: '' as const, otherTrade: '', phone: '05', address: ' ' };
  const card = previewOf(composeCard(typed, he, 'pro'), place);
  expect(card).toMatchObject({ name: 'שם', phone: null, primary: null });
  const long = { ...start, businessName: 'א'.repeat(500), phone: '9'.repeat(90), address: 'ב'.repeat(900) };
  expect(previewOf(composeCard(long, he, 'basic'), place).name).toHaveLength(120);
});

test('a card begun from the foot of another has its template, where the plan includes it', () => {
  const wished = { ...start, trade: 'hair' as const, template: 'night' };
  expect(composeCard(wished, he, 'pro').template).toBe('night');
  expect(composeCard(wished, he, 'basic').template).toBe('basic');
  expect(composeCard({ ...wished, template: '<b>' }, he, 'pro').template).toBe(trades.hair.template);
});
