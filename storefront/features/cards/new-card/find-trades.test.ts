import { expect, test } from 'vitest';
import { findTrades, tradeNamed, tradeOf } from './find-trades.ts';
import en from './trade-words.en.ts';
import he from './trade-words.he.ts';
import { tradeIds } from './trades.ts';

const none = { wanted: '', all: false, chosen: '' } as const;

test('eight popular trades are in view at first, and all of them on request', () => {
  expect(findTrades(none, he)).toHaveLength(8);
  expect(findTrades({ ...none, all: true }, he)).toEqual(tradeIds);
});

test('the chosen trade stays in view, whatever is shown', () => {
  const popular = findTrades(none, he);
  expect(findTrades({ ...none, chosen: 'carpenter' }, he)).toEqual([...popular, 'carpenter']);
  expect(findTrades({ ...none, chosen: 'hair' }, he)).toEqual(popular);
  expect(findTrades({ ...none, wanted: 'נגר', chosen: 'hair' }, he)).toContain('hair');
});

test.each([
  ['נגר', 'carpenter'],
  ['  עריכת דין ', 'lawyer'],
  ['נדלן', 'realEstate'],
  ['נזילות', 'plumber'],
] as const)('"%s" finds %s, by the name of the trade or by what is done in it', (wanted, id) => {
  expect(findTrades({ ...none, wanted }, he)[0]).toBe(id);
});

test.each([
  ['Carpenter', 'carpenter'],
  ['electrician', 'electrician'],
  ['plumbers', 'plumber'],
  ['Photographer', 'photographer'],
  ['accountant', 'accountant'],
] as const)('who does a trade finds it: "%s"', (wanted, id) => {
  expect(findTrades({ ...none, wanted }, en)[0]).toBe(id);
});

test.each([
  ['עורכת דין', 'lawyer'],
  ['עו"ד', 'lawyer'],
  ['צלם', 'photographer'],
  ['ספרית', 'hair'],
  ['מספרה', 'hair'],
  ['גנן', 'gardener'],
  ['אינסטלטור', 'plumber'],
  ['רו״ח', 'accountant'],
  ['מתווכת', 'realEstate'],
  ['רופא שיניים', 'dentist'],
  ['dj', 'music'],
] as const)('nobody calls themselves by the name of a trade: "%s"', (wanted, id) => {
  expect(tradeOf(wanted, he)).toEqual({ trade: id, otherTrade: '' });
  expect(tradeNamed(wanted, he)).toBe(id);
});

test.each([
  ['Lawyer', 'lawyer'],
  ['hairdresser', 'hair'],
  ['Estate agent', 'realEstate'],
] as const)('nor in English: "%s"', (wanted, id) => {
  expect(tradeOf(wanted, en)).toEqual({ trade: id, otherTrade: '' });
});

test('each trade of the list is found by its own name, and a part of another’s name comes later', () => {
  for (const words of [he, en])
    for (const id of tradeIds.filter((each) => each !== 'other')) {
      expect(tradeOf(words[id].name, words).trade).toBe(id);
      expect(tradeNamed(words[id].name, words)).toBe(id);
    }
  expect(findTrades({ ...none, wanted: 'עיצוב' }, he)).toEqual(['designer', 'hair', 'architect']);
  expect(tradeNamed('עיצ', he)).toBe('');
});

test('no two trades are called the same', () => {
  for (const words of [he, en]) {
    const called = tradeIds.flatMap((id) =>
      [words[id].name, ...words[id].calledAlso.split(', ')].filter((word) => word !== ''),
    );
    expect(called.filter((word, index) => called.indexOf(word) !== index)).toEqual([]);
  }
});

test('who does a trade finds it in Hebrew, and a word that only begins alike does not', () => {
  expect(findTrades({ ...none, wanted: 'חשמלאית' }, he)[0]).toBe('electrician');
  expect(findTrades({ ...none, wanted: 'Carpet' }, en)).toEqual(['other']);
});

test('English words find in English, in any case; what nothing fits leads to one’s own words', () => {
  expect(findTrades({ ...none, wanted: 'CARPENT' }, en)[0]).toBe('carpenter');
  expect(findTrades({ ...none, wanted: 'שען' }, he)).toEqual(['other']);
});

test('a trade that was typed becomes the trade of the list, or one’s own words', () => {
  expect(tradeOf('חשמל', he)).toEqual({ trade: 'electrician', otherTrade: '' });
  expect(tradeOf('שען', he)).toEqual({ trade: 'other', otherTrade: 'שען' });
  expect(tradeOf('  ', he)).toEqual({ trade: '', otherTrade: '' });
});
