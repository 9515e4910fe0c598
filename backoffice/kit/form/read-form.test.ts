import { expect, test } from 'vitest';
import { moneyText } from '../../../api/contract/base/money.schema.ts';
import { moneyRule } from './money-rule.ts';
import { moneyOf } from './read-form.ts';

test.each([
  ['199', '199.00'],
  [' 5.5 ', '5.50'],
  ['49.90', '49.90'],
  [180, '180.00'],
  ['9999999999.99', '9999999999.99'],
  ['5.', '0.00'],
  ['-1', '0.00'],
  [null, '0.00'],
])('a price that is typed as %o is shown as %s', (typed, shown) => {
  expect(moneyOf(typed)).toBe(shown);
  expect(moneyText.parse(shown)).toBe(shown);
});

test('a form takes the amounts that the server takes, and no others', () => {
  const takes = (typed: string) => moneyRule(typed, {}) === undefined;
  for (const typed of ['0', '5', '5.5', '49.90', '9999999999.99']) expect(takes(typed), typed).toBe(true);
  for (const typed of ['5.', '.5', '-1', '+1', '1,000', '1.234', '12345678901', '1e3', ' 5', 'חמש'])
    expect(takes(typed), typed).toBe(false);
});
