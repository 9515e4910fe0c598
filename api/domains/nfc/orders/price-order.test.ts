import { expect, test } from 'vitest';
import type { AppError } from '../../../errors.ts';
import { NfcProduct } from '../../../models/NfcProduct.ts';
import { priceOrder, pricesOf, quoteOrder } from './price-order.ts';

const product = (more: object = {}) =>
  Object.assign(new NfcProduct(), {
    id: 7,
    regularPrice: 14_900,
    additionalCardPrice: 3_333,
    maxQuantity: 50,
    ...more,
  });
const refusal = (quantity: number, more?: object) => {
  try {
    priceOrder(product(more), quantity);
    return null;
  } catch (error) {
    return Object.keys((error as AppError).fields ?? {});
  }
};

test('the first piece has one price, each further one another', () => {
  expect(priceOrder(product(), 1)).toEqual({ furtherTotal: 0, total: 14_900 });
  expect(priceOrder(product(), 4)).toEqual({ furtherTotal: 9_999, total: 24_899 });
});

test('an order has as many pieces as the product allows, and a price that its column holds', () => {
  expect([refusal(50), refusal(51)]).toEqual([null, ['quantity']]);
  const dear = { additionalCardPrice: 1, maxQuantity: 2 };
  expect(refusal(2, { ...dear, regularPrice: 1_999_999_999 })).toBeNull();
  expect(refusal(2, { ...dear, regularPrice: 2_000_000_000 })).toEqual(['quantity']);
});

test('the shop shows the quantities that one order takes, with the price of a piece to the agora', () => {
  expect(pricesOf(product())).toEqual([
    { quantity: 1, total: '149.00', each: '149.00' },
    { quantity: 10, total: '448.97', each: '44.90' },
    { quantity: 50, total: '1782.17', each: '35.64' },
  ]);
  expect(pricesOf(product({ maxQuantity: 9 })).map(({ quantity }) => quantity)).toEqual([1]);
});

test('a quote says what of it is tax, and what the pieces after the first are', () => {
  expect(quoteOrder(product(), 4, 18)).toMatchObject({
    first: '149.00',
    furtherPieces: 3,
    further: '33.33',
    furtherTotal: '99.99',
    total: '248.99',
    net: '211.01',
    vat: '37.98',
    vatRate: 18,
  });
});
