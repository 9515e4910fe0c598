import { expect, it } from 'vitest';
import { businessNameOf } from './business-name.ts';

const named = (business: string) => businessNameOf(`?business=${encodeURIComponent(business)}`);

it.each([
  ['סטודיו "לוי" & בניו', 'סטודיו "לוי" & בניו'],
  ['Café 24 בע״מ', 'Café 24 בע״מ'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['דנה\u202Eיול\n\u200F לוי', 'דנהיול לוי'],
  ['  ', ''],
])('%j is shown as %j', (business, shown) => {
  expect(named(business)).toBe(shown);
});

it.each([
  'היכנסו ל־https://evil.example',
  'www.evil',
  'evil.com',
  'כתבו ל a@b.c',
  'חייגו 1-700-555-123',
  'א'.repeat(81),
])('%j could lead elsewhere and is left out', (business) => {
  expect(named(business)).toBe('');
});

it('does without a query', () => {
  expect(businessNameOf('')).toBe('');
  expect(businessNameOf('?business=%E0%A4%A')).toBe('');
});
