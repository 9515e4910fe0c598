import { expect, test } from 'vitest';
import { issueOfPhone, readPhoneNumber, readWhatsappNumber } from './phone-number.ts';

test.each([
  ['+1234567', '+1234567', '1234567'],
  ['+123456', null, null],
  [`+${'1'.repeat(15)}`, `+${'1'.repeat(15)}`, '1'.repeat(15)],
  [`+${'1'.repeat(16)}`, null, null],
  ['0044 20 7946 0958', '+442079460958', '442079460958'],
  ['972521234567', '052-123-4567', '972521234567'],
  ['97231234567', '03-123-4567', '97231234567'],
  ['03-1234567', '03-123-4567', '97231234567'],
  ['+972-052-1234567', '052-123-4567', '972521234567'],
  // Shorter than any number of Israel's with its country: nothing is read into it.
  ['97252123', '97252123', null],
  ['1-800-123456', '1-800-123-456', null],
  ['1-600-123-456', '1600123456', null],
  ['*2345', '*2345', null],
  ['12', null, null],
  ['123', '123', null],
  ['1'.repeat(15), '1'.repeat(15), null],
  ['1'.repeat(16), null, null],
  ['אין', null, null],
])('%s is read as %s, abroad as %s', (typed, display, international) => {
  const number = readPhoneNumber(typed);
  expect([number?.display ?? null, number?.international ?? null]).toEqual([display, international]);
});

test.each([
  ['052-123-4567', null],
  ['*2345', null],
  ['*123456', null],
  ['+442079460958', null],
  ['052-123-456', 'phone_mobile_digits'],
  ['03-12345678', 'phone_landline_digits'],
  ['1-700-700-700', null],
  ['1-700-700-70', 'phone_service_digits'],
  ['1-800-700-7000', 'phone_service_digits'],
  ['100', null],
  ['12345', null],
  ['123456', 'phone_invalid'],
  ['100 מוקד', 'phone_invalid'],
  ['-', 'phone_invalid'],
])('what %s lacks is %s', (typed, issue) => {
  expect(issueOfPhone(typed)).toBe(issue);
});

test.each([
  ['052-123-4567', '972521234567'],
  ['https://wa.me/972521234567', '972521234567'],
  ['https://api.whatsapp.com/send?phone=%2B442079460958&text=x', '442079460958'],
  ['https://wa.me/dana', null],
  ['*2345', null],
  ['1-700-700-700', null],
])('%s has WhatsApp at %s', (typed, digits) => {
  expect(readWhatsappNumber(typed)?.international ?? null).toBe(digits);
});
