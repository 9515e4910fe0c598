import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hideCardNumbers, passesLuhn, redact } from './redact.ts';

test('no run of digits that could be a card number survives', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-z -]{0,40}$/u), (text) => {
      const runs = hideCardNumbers(text).match(/(?<!\d)\d{13,19}(?!\d)/gu) ?? [];
      expect(runs.filter(passesLuhn)).toEqual([]);
    }),
  );
  expect(redact({ a: [{ b: 4580458045804580 }], cvv: 123 })).toEqual({ a: [{ b: '***' }], cvv: '***' });
});

test('tokens, identity numbers and who paid are not kept, whatever nests them', () => {
  const kept = redact({
    token_uid: 'token-1',
    customer: { customer_name: 'דנה', email: 'dana@example.com', phone: '97250' },
    identification_number: '000000018',
    object: { payment_method: 'pm_1Nabcdefgh', customer: 'cus_Nabcdefgh', text: 'of cus_Nabcdefgh' },
    customer_email: 'dana@example.com',
    address: { line1: 'הרצל 1', postal_code: '6100901' },
    note: 'card 4580 4580 4580 4580',
  });
  expect(JSON.stringify(kept)).not.toMatch(/token-1|דנה|dana|97250|018|abcdefgh|הרצל|6100901|4580/u);
  expect(kept).toMatchObject({ object: { payment_method: 'pm_***', text: 'of cus_***' } });
});

test('what is no secret stays as it was, and what is long or deep is cut', () => {
  // Sixteen digits, of which the last is no check digit.
  const kept = {
    number: 4580458045804581,
    text: 'order 4580458045804581',
    phone: null,
    token: { id: 'a' },
    secret: true,
  };
  expect(redact(kept)).toEqual(kept);
  expect(redact(undefined)).toBeNull();
  expect(redact('x'.repeat(301))).toHaveLength(300);
  expect(redact(Array<string>(51).fill('a'))).toHaveLength(50);
  const wide = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`field-${at}`, at]));
  expect(Object.keys(redact(wide) as object)).toHaveLength(50);
  expect(Object.keys(redact({ ['n'.repeat(61)]: 1 }) as object)).toEqual(['n'.repeat(60)]);
  const nested = (depth: number): unknown => (depth === 0 ? { end: 1 } : { in: nested(depth - 1) });
  expect(JSON.stringify(redact(nested(8)))).toContain('"end":1');
  expect(JSON.stringify(redact(nested(9)))).toContain('"in":"…"');
});

test.each([
  ['4580458045804580', true],
  ['4580458045804581', false],
  ['59', true],
  ['', false],
])('%s has the check digit of a card: %s', (digits, isCard) => {
  expect(passesLuhn(digits)).toBe(isCard);
});
