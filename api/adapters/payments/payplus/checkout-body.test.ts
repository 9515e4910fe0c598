import { expect, test } from 'vitest';
import type { CheckoutInput } from '../payment-port.ts';
import { checkoutBody, linesAddUp } from './checkout-body.ts';

test('lines add up by their quantities', () => {
  const price = (minor: number) => ({ minor, currency: 'ILS' as const });
  const order = (minor: number) => ({
    amount: price(minor),
    lines: [
      { name: 'כרטיס NFC', quantity: 3, unit: price(4_990) },
      { name: 'משלוח', quantity: 1, unit: price(3_000) },
    ],
  });
  expect(linesAddUp(order(17_970))).toBe(true);
  expect(linesAddUp(order(7_990))).toBe(false);
});

const now = new Date('2026-11-21T10:00:00Z');
const body = (input: object = {}, once: ('bit' | 'apple_pay')[] = ['bit']) =>
  checkoutBody(
    {
      reference: 'r1',
      amount: { minor: 4_990, currency: 'ILS' },
      saveCard: false,
      expiresAt: new Date(now.getTime() + 30 * 60_000),
      locale: 'he',
      customer: { name: 'דנה', email: 'dana@example.test' },
      urls: { success: 's', failure: 'f', cancel: 'c', callback: 'b' },
      lines: [{ name: 'פרו', quantity: 1, unit: { minor: 4_990, currency: 'ILS' } }],
      ...input,
    } as unknown as CheckoutInput,
    { paymentPageUid: 'p1', offered: { once, kept: [] }, now },
  );

test('a page charges now, in the ways that are offered, or only keeps a card where nothing is to be paid', () => {
  expect(body()).toMatchObject({
    charge_method: 1,
    amount: 49.9,
    create_token: false,
    allowed_charge_methods: ['credit-card', 'bit'],
    payments: 1,
    more_info: 'r1',
    items: [{ name: 'פרו', quantity: 1, price: 49.9, vat_type: 0 }],
  });
  expect(body({ saveCard: true })).toMatchObject({
    charge_method: 1,
    create_token: true,
    allowed_charge_methods: ['credit-card'],
  });
  const kept = body({ amount: { minor: 0, currency: 'ILS' } });
  expect(kept).toMatchObject({
    charge_method: 5,
    create_token: true,
    allowed_charge_methods: ['credit-card'],
  });
  expect(kept).not.toHaveProperty('payments');
  // Only a typed card is charged in payments; it isn't kept for that.
  expect(body({ installments: 3 })).toMatchObject({
    create_token: false,
    payments: 3,
    allowed_charge_methods: ['credit-card'],
  });
});

test('it lives as long as the payment, from a minute to a week, and names of its customer what is known', () => {
  const lives = (milliseconds: number) =>
    body({ expiresAt: new Date(now.getTime() + milliseconds) })['expiry_datetime'];
  expect([lives(30 * 60_000), lives(60_001), lives(-5), lives(30 * 86_400_000)]).toEqual([
    '30',
    '2',
    '1',
    '10080',
  ]);
  expect(body()['customer']).toEqual({ customer_name: 'דנה', email: 'dana@example.test' });
  const customer = { name: 'דנה', email: 'dana@example.test', phone: '0521234567', customerId: 'u1' };
  expect(body({ customer })['customer']).toMatchObject({ phone: '0521234567', customer_uid: 'u1' });
});
