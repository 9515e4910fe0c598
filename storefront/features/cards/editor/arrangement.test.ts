import { expect, test } from 'vitest';
import { templateOrder } from '../../../card/section-order.ts';
import { moved } from '../../../lib/moved.ts';
import { arrangedSections, orderToStore } from './arrangement.ts';

test('what is put back as the template has it is no order of the owner’s', () => {
  const all = arrangedSections([], 'basic');
  const lower = moved(all, 0, 1);
  expect(orderToStore(lower, 'basic')).toBe(lower);
  expect(orderToStore(moved(lower, 1, 0), 'basic')).toEqual([]);
  expect(orderToStore(all, 'night')).toBe(all);
});

test.each([{ title: 'מתי אנחנו כאן' }, { isShown: false }])('%o of one section is an order', (part) => {
  const all = arrangedSections([], 'basic').map((section, place) =>
    place === 2 ? { ...section, ...part } : section,
  );
  expect(orderToStore(all, 'basic')).toBe(all);
});

test('sections that came after the order was stored follow it, each once', () => {
  const stored = [{ name: 'links' as const, title: null, isShown: true }];
  const [first, ...others] = arrangedSections(stored, 'basic').map(({ name }) => name);
  expect(first).toBe('links');
  expect(others).toEqual(templateOrder.basic.filter((name) => name !== 'links'));
});
