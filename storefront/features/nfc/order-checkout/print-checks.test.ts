import { expect, test } from 'vitest';
import { printOfCard, samplePrintedCard } from '../printed/print-of-card.ts';
import { checksOf } from './print-checks.ts';

const card = {
  ...samplePrintedCard('דנה לוי', 'he'),
  phone: '054-555-0119',
  code: '/p/dana-levi/qr.svg',
  host: 'bikur.example.co',
};
const picture = (width: number) => ({ src: '/a.jpg', width, height: width, sources: [] });
const none = { portrait: null, cover: null };
const kinds = (checks: ReturnType<typeof checksOf>) => checks.map(({ kind, isGood }) => `${kind} ${isGood}`);

test('a card’s phone and code are measured in millimetres of the printed piece', () => {
  const checks = checksOf(printOfCard(card, 'pvc'), none, true);
  expect(kinds(checks)).toEqual(['texts true', 'phone true', 'code true']);
  expect(checks[1]).toMatchObject({ measure: expect.closeTo(2.58, 1), min: 1.8 });
  expect(checks[2]).toMatchObject({ measure: expect.closeTo(24.8, 1), min: expect.closeTo(11.6, 1) });
});

test('a sticker’s code is large enough without the light ground around it', () => {
  const code = checksOf(printOfCard(card, 'sticker'), none, true).at(-1);
  expect(code).toMatchObject({ kind: 'code', isGood: true, measure: expect.closeTo(13.5, 1) });
});

test('a long number gets smaller in the half that a picture leaves, and is warned of where nobody reads it', () => {
  const check = (phone: string, layout: 'diagonal' | 'center') =>
    checksOf(printOfCard({ ...card, phone }, 'pvc', { layout, colour: 'own', sides: 'both' }), none, true)[1];
  expect(check('+972-54-555-0119', 'diagonal')).toMatchObject({
    isGood: true,
    measure: expect.closeTo(2.58, 1),
  });
  expect(check('+972-54-555-0119, 12345678', 'diagonal')).toMatchObject({ kind: 'phone', isGood: false });
  expect(check('+972-54-555-0119, 12345678', 'center')).toMatchObject({ isGood: true });
});

test('a longer address makes a denser code, which a sticker has no room for', () => {
  const check = (host: string, material: 'pvc' | 'sticker') =>
    checksOf(printOfCard({ ...card, host }, material), none, true).at(-1);
  expect(check('cards.a-long-name.co.il', 'sticker')).toMatchObject({ kind: 'code', isGood: true });
  const long = 'digital-cards.a-company-of-many-words.co.il';
  expect(check(long, 'sticker')).toMatchObject({ kind: 'code', isGood: false });
  expect(check(long, 'pvc')).toMatchObject({ isGood: true });
});

test('a small picture is warned of, as large as it is printed', () => {
  const print = printOfCard(card, 'pvc', { layout: 'diagonal', colour: 'own', sides: 'both' });
  const check = (cover: number, portrait: number) =>
    checksOf(print, { cover: picture(cover), portrait: picture(portrait) }, true).at(-1);
  expect(check(1_200, 600)?.isGood).toBe(true);
  expect(check(300, 600)?.isGood).toBe(false);
  expect(check(1_200, 120)?.isGood).toBe(false);
});

test('what isn’t printed isn’t checked', () => {
  const blank = printOfCard(card, 'bamboo', { layout: 'logo', colour: 'own', sides: 'front' });
  expect(kinds(checksOf(blank, { portrait: picture(50), cover: null }, false))).toEqual([
    'texts false',
    'phone true',
  ]);
  expect(kinds(checksOf(printOfCard(card, 'sticker'), none, true))).toEqual(['texts true', 'code true']);
});
