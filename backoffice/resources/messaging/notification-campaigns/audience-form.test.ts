import { expect, test } from 'vitest';
import { freePlanId, readAudience } from './audience-form.ts';

test('who gets a campaign is sent as it was chosen; the free plan is no product', () => {
  expect(readAudience({ to: 'plan', productId: freePlanId })).toEqual({ to: 'plan', productId: null });
  expect(readAudience({ to: 'plan', productId: 3 })).toEqual({ to: 'plan', productId: 3 });
  expect(readAudience({ to: 'one', userId: 7, productId: freePlanId })).toEqual({ to: 'one', userId: 7 });
  expect(readAudience({ to: 'role', role: 'admin' })).toEqual({ to: 'role', role: 'admin' });
  expect(readAudience({ to: 'all' })).toEqual({ to: 'all' });
});

test('a choice that is not made yet reaches nobody', () => {
  for (const value of [
    undefined,
    null,
    'all',
    {},
    { to: 'everybody' },
    { to: 'one' },
    { to: 'one', userId: '' },
    { to: 'plan' },
    { to: 'role', role: 'nobody' },
  ])
    expect(readAudience(value), JSON.stringify(value)).toBeNull();
});
