import { expect, it } from 'vitest';
import { lateBy } from './late-by.ts';

const now = new Date('2026-11-22T10:00:00Z');
it.each([
  // By Israel's calendar: before midnight of its own day it isn't late.
  ['paid', '2026-11-21T22:00:00Z', 0],
  ['paid', '2026-11-21T21:59:00Z', 1],
  ['in_production', '2026-11-19T09:00:00Z', 3],
  ['shipped', '2026-11-22T10:00:01Z', 0],
  ['delivered', '2026-11-01T10:00:00Z', 0],
  ['cancelled', '2026-11-01T10:00:00Z', 0],
  ['paid', null, 0],
])('an order that is %s and due %s is %i days late', (status, estimatedDeliveryDate, days) => {
  expect(lateBy({ status, estimatedDeliveryDate }, now)).toBe(days);
});
