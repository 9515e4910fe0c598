import { expect, test } from 'vitest';
import { addressLine } from './address-line.ts';
import { arrivesOn, payUntilOf, pressedSince } from './order-times.ts';

const at = (text: string) => new Date(text);

test('an order may be paid for a day, or as long as its transfer is awaited, and arrives five business days later', () => {
  const createdAt = at('2026-11-22T08:00:00Z');
  expect(payUntilOf({ createdAt, payUntil: null })).toEqual(at('2026-11-23T08:00:00Z'));
  const payUntil = at('2026-11-29T08:00:00Z');
  expect(payUntilOf({ createdAt, payUntil })).toEqual(payUntil);
  expect(arrivesOn(createdAt)).toEqual(at('2026-11-29T08:00:00Z'));
  expect(pressedSince(createdAt)).toEqual(at('2026-11-22T07:59:30Z'));
});

test('an address stands on one line, without what is missing', () => {
  const whole = { street: 'הרצל', houseNumber: '12', city: 'חיפה', zipCode: '3132101' } as never;
  expect(addressLine(whole)).toBe('הרצל 12, חיפה 3132101');
  expect(addressLine({ street: 'הרצל', houseNumber: '', city: 'חיפה', zipCode: null } as never)).toBe(
    'הרצל, חיפה',
  );
  expect(addressLine({ street: '', houseNumber: '', city: 'חיפה', zipCode: null } as never)).toBe('חיפה');
});
