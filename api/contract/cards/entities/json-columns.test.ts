import { expect, test } from 'vitest';
import { isValidationMessageKey } from '../../base/validation-messages.ts';
import { businessHours } from './business-hours.schema.ts';
import { metadata } from '../../base/columns.schema.ts';
import { customLinks } from './custom-links.schema.ts';
import { dailyViews } from '../../statistics/entities/daily-views.schema.ts';
import { galleryImages } from './gallery-images.schema.ts';
import { receiptItems } from '../../payments/entities/receipt-items.schema.ts';
import { shippingAddress } from '../../nfc/entities/shipping-address.schema.ts';

const link = (url: string) => [{ title: 'תפריט', url }];
const picture = { url: '/media/1.webp', width: 10, height: 10 };
const line = { description: 'חבילה', quantity: 1, unitPrice: '40.00', total: '40.00' };
const days = (day: number, opens: string, closes: string) => [{ day, spans: [{ opens, closes }] }];

test.each([
  [
    'a split day',
    businessHours,
    [
      {
        day: 0,
        spans: [
          { opens: '09:00', closes: '13:00' },
          { opens: '16:00', closes: '19:00' },
        ],
      },
    ],
  ],
  ['past midnight', businessHours, days(4, '20:00', '03:00')],
  ['around the clock', businessHours, days(6, '00:00', '24:00')],
  ['no hours at all', businessHours, []],
  ['a Hebrew address', customLinks, link('https://he.wikipedia.org/wiki/ביקור?a=1&b=2')],
  ['a whole shipping address', shippingAddress, { street: 'הרצל', houseNumber: '1א', zipCode: '0123456' }],
  ['an address not given yet', shippingAddress, {}],
  ['nested metadata', metadata, { a: [1, { b: null }] }],
])('takes %s', (_what, schema, value) => {
  expect(schema.safeParse(value).error?.issues).toBeUndefined();
});

test.each([
  ['the same day twice', businessHours, [...days(1, '09:00', '10:00'), ...days(1, '11:00', '12:00')]],
  ['an eighth day', businessHours, days(7, '09:00', '10:00')],
  ['an hour past the day', businessHours, days(1, '09:00', '24:30')],
  ['opening at 24:00', businessHours, days(1, '24:00', '03:00')],
  ['hours in words', businessHours, days(1, 'בוקר', 'ערב')],
  ['an address that runs', customLinks, link('javascript:alert(1)')],
  ['an address that runs, disguised', customLinks, link(' JaVa\tScript:alert(1)')],
  ['an address that carries a page', customLinks, link('data:text/html,<script>1</script>')],
  ['a link without a title', customLinks, [{ title: '', url: 'https://example.test' }]],
  ['31 links', customLinks, Array.from({ length: 31 }, () => link('https://example.test')[0])],
  ['a picture without a size', galleryImages, [{ ...picture, width: 0 }]],
  ['a picture shown from no date', galleryImages, [{ ...picture, showFrom: 'tomorrow' }]],
  ['half an agora', receiptItems, [{ ...line, total: '40.005' }]],
  ['a float price', receiptItems, [{ ...line, unitPrice: 40 }]],
  ['a day that is not', dailyViews, [{ date: '2026-02-30', views: 1, uniqueVisitors: 1 }]],
  ['fewer than no views', dailyViews, [{ date: '2026-02-28', views: -1, uniqueVisitors: 0 }]],
  ['an address that is a list', shippingAddress, []],
])('refuses %s', (_what, schema, value) => {
  const parsed = schema.safeParse(value);
  expect(parsed.success).toBe(false);
  const ownTexts = (parsed.error?.issues ?? []).filter(({ code }) => code === 'custom');
  expect(ownTexts.every(({ message }) => isValidationMessageKey(message))).toBe(true);
});

test('an item is shown unless it says otherwise', () => {
  expect(galleryImages.parse([picture])[0]).toMatchObject({ isShown: true, showFrom: null, showUntil: null });
  expect(customLinks.parse(link('https://example.test'))[0]).toMatchObject({ isShown: true });
});
