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
