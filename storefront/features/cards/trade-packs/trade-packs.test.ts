import { expect, test } from 'vitest';
import { cardFields } from '../../../../api/contract/cards/card-fields.schema.ts';
import { languageOfText, languages, type Language } from '../../../../api/contract/base/languages.ts';
import he from '../new-card/trade-words.he.ts';
import { tradeIds } from '../new-card/trades.ts';
import { useTradeWords } from '../new-card/use-new-card-messages.ts';
import { storedTexts } from '../../../lib/stored-texts.ts';
import { templateOrder } from '../../../card/section-order.ts';
import { composeCard } from '../new-card/compose-card.ts';
import { addProposal, addProposals, isOnCard } from './add-proposal.ts';
import { readDropped, storeDropped } from './dropped-proposals.ts';
import { issuesOfProposal } from './proposal-issues.ts';
import { decided, proposalsOf, type Proposal } from './proposals.ts';
import { readTradePack, type PackTexts } from './trade-pack.ts';

const own = tradeIds.filter((id) => id !== 'other');

/** All texts of a pack, as clients would read them. */
const textsOf = ({ about, promise, greeting, services, questions, sections, messages }: PackTexts) =>
  [
    about,
    promise,
    greeting,
    ...services.flatMap(({ group, items }) => [group, ...items.flat()]),
    ...questions.flat(),
    ...Object.values(sections),
    ...messages.flat(),
  ].filter((text) => text !== null);

/** Forms of one gender, doubled forms and blanks that nobody filled. */
const never: Partial<Record<Language, RegExp>> = {
  he: /[א-ת][/.][א-ת]|\b(?:lorem|xxx)\b|(?<![א-ת])(?:אתה|את תוכלי|תוכל|תרצה|תוכלי|תרצי|שלכן|בואי|חשמלאי|חשמלאית|ספרית|לקוחה)(?![א-ת])/iu,
  en: /lorem|xxx|\b(?:he|she|his|her)\b/iu,
};
/** A price would be a fact that only the owner knows. */
const price = /[₪$€]|ש״ח|\bNIS\b/u;

test('there are 25 trades and more, each with a pack of its own file', async () => {
  expect(own.length).toBeGreaterThanOrEqual(25);
  expect(await readTradePack('other')).toBeNull();
});

test.each(own)('the pack of %s is whole and sane in every language', async (trade) => {
  const pack = await readTradePack(trade);
  if (!pack) throw new Error('no pack');
  expect(cardFields.shape.businessHours.parse(pack.hours)).toEqual(pack.hours);
  expect(pack.hours.filter(({ spans }) => spans.length > 0).length).toBeGreaterThanOrEqual(5);
  for (const language of languages) {
    const texts = pack.texts[language];
    const services = texts.services.flatMap(({ items }) => items);
    expect(services).toHaveLength(5);
    expect(texts.questions.length).toBeGreaterThanOrEqual(3);
    expect(texts.messages.length).toBeGreaterThanOrEqual(2);
    expect(texts.about.length).toBeGreaterThanOrEqual(40);
    const all = textsOf(texts);
    // A text that is empty or in another language is one that nobody translated.
    expect(all.filter((text) => !text || languageOfText(text) !== language)).toEqual([]);
    expect(all.filter((text) => never[language]?.test(text) || price.test(text))).toEqual([]);
    const names = [...services.map(([name]) => name), ...texts.questions.map(([question]) => question)];
    expect(new Set(names).size).toBe(names.length);
    const proposals = proposalsOf({
      trade,
      jobTitle: (await useTradeWords.load(language))[trade].jobTitle,
      hours: pack.hours,
      texts,
      isPro: true,
      hasWhatsapp: true,
      action: 'whatsapp',
    });
    expect(new Set(proposals.map(({ id }) => id)).size).toBe(proposals.length);
    for (const proposal of proposals) expect(issuesOfProposal(proposal, language)).toEqual({});
  }
});

test('no trade borrows the words of another', async () => {
  const packs = await Promise.all(own.map(readTradePack));
  for (const language of languages) {
    const texts = packs.map((pack) => pack?.texts[language]);
    for (const read of [
      (pack: PackTexts) => pack.about,
      (pack: PackTexts) => pack.promise,
      (pack: PackTexts) => pack.greeting,
      (pack: PackTexts) => pack.sections.gallery,
      (pack: PackTexts) => pack.sections.services,
    ])
      expect(new Set(texts.map((pack) => pack && read(pack))).size).toBe(own.length);
    const words = await useTradeWords.load(language);
    expect(new Set(own.map((id) => words[id].name)).size).toBe(own.length);
  }
});

test.each([
  ['service', { name: '', duration: '', price: '' }, ['name']],
  ['service', { name: 'תספורת', duration: '', price: 'זול' }, ['price']],
  ['hours', { opens: '9', closes: '17', fridayOpens: '', fridayCloses: '' }, []],
  ['hours', { opens: 'בוקר', closes: '17', fridayOpens: '', fridayCloses: '' }, ['opens']],
  [
    'hours',
    { opens: '17:00', closes: '09:00', fridayOpens: '8', fridayCloses: '' },
    ['closes', 'fridayCloses'],
  ],
  ['question', { question: 'מתי?', answer: ' ' }, ['answer']],
  ['section', { text: 'א'.repeat(41) }, ['text']],
] as const)(
  'an owner who changes a proposal hears on its field what is wrong: %s %o',
  (kind, fields, wrong) => {
    const issues = issuesOfProposal({ kind, fields }, 'he');
    expect(Object.keys(issues)).toEqual(wrong);
    for (const issue of Object.values(issues)) expect(issue).toMatch(/[א-ת]/u);
  },
);

/** A hairdresser's card as its owner begins it. */
const begun = composeCard(
  { businessName: 'שירה', trade: 'hair', otherTrade: '', phone: '052-123-4567', address: '' },
  he,
  'pro',
);

async function proposedTo(asked: { isPro: boolean; hasWhatsapp: boolean; action?: 'whatsapp' | 'phone' }) {
  const pack = await readTradePack('hair');
  if (!pack) throw new Error('no pack');
  return proposalsOf({
    trade: 'hair',
    jobTitle: he.hair.jobTitle,
    hours: pack.hours,
    texts: pack.texts.he,
    action: 'whatsapp',
    ...asked,
  });
}

test('a card is proposed what its plan and its number can carry', async () => {
  const kindsOf = (proposals: Proposal[]) => new Set(proposals.map(({ kind }) => kind));
  const full = await proposedTo({ isPro: true, hasWhatsapp: true });
  expect(kindsOf(full).size).toBe(10);
  const basic = await proposedTo({ isPro: false, hasWhatsapp: true });
  expect([...kindsOf(full)].filter((kind) => !kindsOf(basic).has(kind))).toEqual(['message', 'greeting']);
  expect(full.some(({ section }) => section === 'gallery')).toBe(true);
  expect(basic.some(({ section }) => section === 'gallery')).toBe(false);
  const mute = kindsOf(await proposedTo({ isPro: true, hasWhatsapp: false }));
  expect([...kindsOf(full)].filter((kind) => !mute.has(kind))).toEqual(['action', 'message']);
  expect(kindsOf(await proposedTo({ isPro: true, hasWhatsapp: true, action: 'phone' })).has('action')).toBe(
    false,
  );
});

test('what was added is not proposed again, nor what its owner wrote themselves', async () => {
  const all = await proposedTo({ isPro: true, hasWhatsapp: true });
  const first = (kind: Proposal['kind']) => all.find((proposal) => proposal.kind === kind) as Proposal;
  // Only the button stays as it is: this trade's cards write by WhatsApp from the beginning.
  for (const proposal of all.filter(({ kind }) => kind !== 'action')) {
    expect(isOnCard(begun, proposal), proposal.id).toBe(false);
    expect(isOnCard({ ...begun, ...addProposal(begun, proposal) }, proposal), proposal.id).toBe(true);
  }
  const own = { ...begun, about: 'מספרה שכונתית.', jobTitle: 'ספר', showContactForm: true };
  for (const kind of ['about', 'promise', 'jobTitle', 'greeting'] as const)
    expect(isOnCard(own, first(kind)), kind).toBe(true);
  const links = { name: 'links', title: 'שלי', isShown: true } as const;
  expect(isOnCard({ ...begun, sections: [links] }, first('section'))).toBe(false);
  const withAbout = { ...begun, ...addProposal(begun, first('about')) };
  expect(isOnCard(withAbout, first('promise'))).toBe(false);
  expect(addProposal(withAbout, first('promise')).about).toBe(
    `${first('about').fields.text}\n\n${first('promise').fields.text}`,
  );
});

test('what is added stands beside what is there', async () => {
  const all = await proposedTo({ isPro: true, hasWhatsapp: true });
  const card = addProposals(begun, all);
  const services = all.filter(({ kind }) => kind === 'service');
  expect(card.services.map(({ name }) => name)).toEqual([...new Set(services.map(({ of }) => of))]);
  expect(card.services.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(
    services.map(({ fields }) => fields.name),
  );
  const named = all.filter(({ kind }) => kind === 'section');
  // Naming one section arranges them all, each once, as the template has them.
  expect(card.sections.map(({ name }) => name)).toEqual(templateOrder[card.template]);
  expect(card.sections.filter(({ title }) => title !== null).map(({ name }) => name)).toEqual(
    templateOrder[card.template].filter((name) => named.some(({ section }) => section === name)),
  );
  expect(card.sections.every(({ isShown }) => isShown)).toBe(true);
  const arranged = { ...begun, sections: [{ name: 'links' as const, title: 'שלי', isShown: false }] };
  expect(addProposals(arranged, all).sections.slice(0, 2)).toMatchObject([
    { name: 'links', title: 'שלי', isShown: false },
    { name: templateOrder[begun.template][0] },
  ]);
  const messages = all.filter(({ kind }) => kind === 'message');
  expect(card.customLinks.map(({ title, url }) => [title, decodeURIComponent(url)])).toEqual(
    messages.map(({ fields }) => [fields.title, `https://wa.me/972521234567?text=${fields.message}`]),
  );
  expect(card.questions).toHaveLength(all.filter(({ kind }) => kind === 'question').length);
});

test('proposed hours are those of five days, of Friday, and never of Saturday', async () => {
  const hours = (await proposedTo({ isPro: true, hasWhatsapp: true })).find(({ kind }) => kind === 'hours');
  if (!hours) throw new Error('no hours');
  const spans = (await readTradePack('hair'))?.hours.map((day) => day.spans[0]) ?? [];
  expect(hours.fields).toEqual({
    opens: spans[0]?.opens,
    closes: spans[0]?.closes,
    fridayOpens: spans[5]?.opens,
    fridayCloses: spans[5]?.closes,
  });
  const week = (fields: Proposal['fields']) =>
    addProposal(begun, { ...hours, fields }).businessHours?.map(({ day, spans }) => [
      day,
      ...spans.map(({ opens, closes }) => `${opens}-${closes}`),
    ]);
  expect(week({ opens: '9', closes: '24', fridayOpens: '8:30', fridayCloses: '13' })).toEqual([
    ...[0, 1, 2, 3, 4].map((day) => [day, '09:00-24:00']),
    [5, '08:30-13:00'],
    [6],
  ]);
  expect(week({ opens: '9', closes: '', fridayOpens: '', fridayCloses: '13' })).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((day) => [day]),
  );
});

test('a decision that is taken back keeps what its owner wrote, and what is dropped is of one card', () => {
  const kept = new Map<string, string>();
  const store = storedTexts(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    length: kept.size,
  }));
  storeDropped(7, ['hair-about', 'hair-hours'], store);
  expect([readDropped(7, store), readDropped(8, store)]).toEqual([['hair-about', 'hair-hours'], []]);
  const [key = ''] = kept.keys();
  for (const [text, ids] of [
    ['{"length":1}', []],
    ['not json', []],
    ['["hair-about",7,null]', ['hair-about']],
  ] as const) {
    kept.set(key, text);
    expect(readDropped(7, store), text).toEqual(ids);
  }
  storeDropped(7, [], store);
  expect(kept.size).toBe(0);
  const fields = { text: 'שלי' };
  expect(decided({ a: { is: 'confirmed', fields }, c: { is: 'dropped' } }, ['a', 'b'], 'waiting')).toEqual({
    a: { is: 'waiting', fields },
    b: { is: 'waiting' },
  });
});
