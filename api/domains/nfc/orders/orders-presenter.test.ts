import { expect, test } from 'vitest';
import type { CouponRedemption } from '../../../models/CouponRedemption.ts';
import type { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import { presentOwnOrder } from './orders.presenter.ts';

const now = new Date('2026-11-21T10:00:00Z');
const order = (more: object = {}) =>
  ({
    id: 5,
    status: 'pending',
    quantity: 5,
    totalAmount: 18_900,
    nfcProductId: 2,
    profileId: 3,
    priceSnapshot: {},
    plannedCards: [],
    notes: 'הערה של הצוות',
    buyerNotes: 'לצלצל',
    designApprovedAt: null,
    payUntil: null,
    createdAt: new Date('2026-11-21T09:00:00Z'),
    updatedAt: now,
    ...more,
  }) as unknown as PhysicalCardOrder;
type Facts = Parameters<typeof presentOwnOrder>[1];
const present = (row: PhysicalCardOrder, facts: Partial<Facts> = {}) =>
  presentOwnOrder(
    row,
    { pieces: [], material: 'pvc', language: 'he', redemption: undefined, ...facts },
    new Map([[3, 'דנה לוי']]),
    now,
  );

test('pieces stand by one’s own cards; what went to others’ is told together with what leads nowhere', () => {
  const pieces = [
    { profileId: 3, quantity: 2 },
    { profileId: 9, quantity: 1 },
    { profileId: null, quantity: 1 },
    { profileId: 8, quantity: 1 },
  ];
  expect(present(order(), { pieces }).allocations).toEqual([
    { card: { id: 3, name: 'דנה לוי' }, quantity: 2 },
    { card: null, quantity: 3 },
  ]);
  // Before there are chips, the plan says it.
  const planned = order({ plannedCards: [{ profileId: 3, quantity: 5 }] });
  expect(present(planned).allocations).toEqual([{ card: { id: 3, name: 'דנה לוי' }, quantity: 5 }]);
  expect(present(planned, { pieces: pieces.slice(1, 2) }).allocations).toEqual([{ card: null, quantity: 1 }]);
  expect([
    present(order()).card,
    present(order({ profileId: 9 })).card,
    present(order({ profileId: null })).card,
  ]).toEqual([{ id: 3, name: 'דנה לוי' }, null, null]);
  expect(JSON.stringify(present(order()))).not.toContain('הצוות');
});

test.each([
  ['pending', null, true, true, true],
  ['paid', null, false, true, true],
  ['pending', now, true, true, false],
  ['in_production', null, false, false, false],
  ['cancelled', null, false, false, false],
])(
  'one that is %s, approved at %s: waits for money %s, may be cancelled %s, for approval %s',
  (status, designApprovedAt, waits, canCancel, needsApproval) => {
    const shown = present(order({ status, designApprovedAt }));
    expect([shown.payUntil !== null, shown.canCancel, shown.needsApproval]).toEqual([
      waits,
      canCancel,
      needsApproval,
    ]);
  },
);

test('its time to be paid ends with a day, to the moment; a coupon says what it took off and what is due', () => {
  expect(present(order()).payUntil).toBe('2026-11-22T09:00:00.000Z');
  const day = 86_400_000;
  expect(present(order({ createdAt: new Date(now.getTime() - day) })).payUntil).toBeNull();
  expect(present(order({ createdAt: new Date(now.getTime() - day + 1) })).payUntil).not.toBeNull();
  const redemption = {
    coupon: { code: 'HALF' },
    priceMinor: 18_900,
    discountMinor: 9_450,
  } as CouponRedemption;
  expect(present(order(), { redemption }).coupon).toEqual({ code: 'HALF', discount: '94.50', due: '94.50' });
  expect(present(order(), { redemption: { ...redemption, coupon: undefined } as never }).coupon).toBeNull();
});
