import { describe, expect, it } from 'vitest';
import { translateIssues } from '../base/translate-issue.ts';
import { cardFields } from './card-fields.schema.ts';
import { maxServices } from './card-fields.ts';
import { firstItems } from './card-plan.schema.ts';
import { readPrice } from './services.schema.ts';

const service = {
  name: 'תספורת',
  description: null,
  priceKind: 'exact' as const,
  price: '180',
  priceTo: null,
  priceUnit: null,
  duration: null,
  picture: null,
  canOrder: true,
};
const one = (part: object) => [{ name: null, items: [{ ...service, ...part }] }];
const issues = (value: unknown) => {
  const checked = cardFields.shape.services.safeParse(value);
  return checked.success ? {} : translateIssues(checked.error.issues, 'he');
};
const stored = (part: object) => {
  const checked = cardFields.shape.services.safeParse(one(part));
  return checked.success ? checked.data[0]?.items[0] : checked.error;
};

describe('prices of services', () => {
  it.each([
    ['180', '180'],
    ['1,200', '1200'],
    ['₪ 49.9', '49.90'],
    ['180 ש״ח', '180'],
    ['007', '7'],
    ['12.00', '12'],
    ['0', '0'],
    ['מאה', null],
    ['180x', null],
    ['-5', null],
    ['1.234', null],
    ['99999999', null],
  ])('%s is read as %s', (typed, read) => expect(readPrice(typed)).toBe(read));

  it.each([
    [{ price: 'מאה' }, { '0.items.0.price': 'מחיר נכתב במספרים, כמו 180 או 49.90' }],
    [{ price: null }, { '0.items.0.price': 'שדה חובה' }],
    [
      { priceKind: 'range', price: '750', priceTo: '480' },
      { '0.items.0.priceTo': 'סוף הטווח צריך להיות גבוה מתחילתו' },
    ],
    [
      { priceKind: 'range', price: 'a', priceTo: 'b' },
      {
        '0.items.0.price': 'מחיר נכתב במספרים, כמו 180 או 49.90',
        '0.items.0.priceTo': 'מחיר נכתב במספרים, כמו 180 או 49.90',
      },
    ],
    [{ priceKind: 'per' }, { '0.items.0.priceUnit': 'שדה חובה' }],
    [{ name: '  ' }, { '0.items.0.name': 'שדה חובה' }],
  ])('%o has its issue on the very field', (part, expected) => expect(issues(one(part))).toEqual(expected));

  it('drops what its kind does not use, unseen', () => {
    expect(
      stored({ priceKind: 'request', price: 'מאה', priceTo: 'x', priceUnit: 'לפי ייעוץ' }),
    ).toMatchObject({ price: null, priceTo: null, priceUnit: 'לפי ייעוץ' });
    expect(stored({ priceKind: 'from', priceTo: 'x', priceUnit: 'לשעה' })).toMatchObject({
      price: '180',
      priceTo: null,
      priceUnit: null,
    });
  });

  it('counts services through all groups', () => {
    const many = (count: number) => ({ name: null, items: Array.from({ length: count }, () => service) });
    expect(issues([many(maxServices - 1), many(1)])).toEqual({});
    expect(issues([many(maxServices), many(1)])).toEqual({ root: 'מספר הפריטים הגדול ביותר: 60' });
  });
});

it('the first items of a list are counted through its groups', () => {
  const groups = [{ items: [1, 2, 3] }, { items: [4, 5] }, { items: [6] }];
  expect(firstItems(groups, 4)).toEqual([{ items: [1, 2, 3] }, { items: [4] }]);
  expect(firstItems([{ a: 1 }, { a: 2 }], 1)).toEqual([{ a: 1 }]);
  expect(firstItems(groups, null)).toEqual(groups);
});
