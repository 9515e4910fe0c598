import { expect, test } from 'vitest';
import { cardFields } from '../../../../api/contract/cards/card-fields.schema.ts';
import { inEveryLanguage, languages } from '../../../../api/contract/base/languages.ts';
import en from '../new-card/trade-words.en.ts';
import he from '../new-card/trade-words.he.ts';
import { tradeIds } from '../new-card/trades.ts';
import { issuesOfProposal } from './proposal-issues.ts';
import { proposalsOf } from './proposals.ts';
import { readTradePack, type PackTexts } from './trade-pack.ts';

const own = tradeIds.filter((id) => id !== 'other');
const words = inEveryLanguage({ he, en });

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

/** A text in another language is one that nobody translated. */
const letters = { he: /[א-ת]/u, en: /^[^א-ת]+$/u };
/** Forms of one gender, doubled forms and blanks that nobody filled. */
const never = {
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
    for (const text of all) {
      expect(text).toMatch(letters[language]);
      expect(text).not.toMatch(never[language]);
      expect(text).not.toMatch(price);
    }
    const names = [...services.map(([name]) => name), ...texts.questions.map(([question]) => question)];
    expect(new Set(names).size).toBe(names.length);
    const proposals = proposalsOf({
      trade,
      jobTitle: words[language][trade].jobTitle,
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
    expect(new Set(own.map((id) => words[language][id].name)).size).toBe(own.length);
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
