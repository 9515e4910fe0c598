import { expect, test } from 'vitest';
import { addressOfName } from './address-of-name.ts';

test.each([
  ['דנה לוי', 'dana-levi'],
  ['אדריכלות דנה לוי בע״מ', 'architecture-dana-levi'],
  ['מאפיית גפן', 'bakery-gefen'],
  ['יובל כהן – צילום', 'yuval-cohen-photo'],
  ['קפה Noga 24', 'cafe-noga-24'],
  ['דָּנָה', 'dana'],
  ["O'Brien & Söhne", 'obrien-sohne'],
  ['הסטודיו של רוני', 'hastudio-shel-roni'],
  ['גלידריה', 'galidaria'],
  ['ג׳ונס', 'gonas'],
])('the name %s becomes %s in Latin letters', (name, address) => {
  expect(addressOfName(name, 'ascii')).toBe(address);
});

test.each([
  ['דנה לוי', 'דנה-לוי'],
  ['קפה Noga 24', 'קפה-noga-24'],
  ['Studio Peleg בע"מ', null],
  ['Studio Peleg', null],
])('the name %s becomes %s with its own letters', (name, address) => {
  expect(addressOfName(name, 'hebrew')).toBe(address);
});

test('what can stand for no card, or would speak for us, is written around', () => {
  expect(addressOfName('2000', 'ascii')).toBe('card-2000');
  expect(addressOfName('admin', 'ascii')).toBe('card-admin');
  expect(addressOfName('תמיכה', 'hebrew')).toBe('כרטיס-תמיכה');
  expect(addressOfName('DJ', 'ascii')).toBe('card-dj');
  expect(addressOfName('profile-7', 'ascii')).toBe('card-profile-7');
});

test('a name without letters or digits gives none', () => {
  for (const name of ['', '   ', '🎉🎉', '–––', '\u202e']) expect(addressOfName(name, 'ascii')).toBeNull();
});

test('every address fits the column, whatever was typed', () => {
  const names = [
    'א'.repeat(120),
    'x'.repeat(120),
    'שלום '.repeat(24),
    'Дом и сад',
    '日本 שלום',
    '1-1',
    'ץ'.repeat(9),
  ];
  for (const name of names)
    for (const script of ['ascii', 'hebrew'] as const)
      expect(addressOfName(name, script) ?? 'none').toMatch(/^[a-z0-9א-ת][a-z0-9א-ת-]{1,38}[a-z0-9א-ת]$/);
});
