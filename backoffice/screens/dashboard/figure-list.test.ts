import { expect, test } from 'vitest';
import type { AdminDashboard } from '../../../api/contract/admin/dashboard.schema.ts';
import { figuresOf } from './figure-list.ts';

const span = { from: '2026-11-01', to: '2026-11-30' };
const figures = (data: object) =>
  figuresOf(
    { ...span, ...data } as AdminDashboard,
    (key, values) => [key.split('.').at(-1), ...Object.values(values ?? {})].join(' '),
    (amount) => `₪${amount}`,
  );
const noteOf = (data: object) => figures(data)[0]?.note;
const toneOf = (data: object) => figures(data)[0]?.tone;
/** Where a figure leads, as react-admin reads it. */
const filterOf = (to: string | undefined) => {
  const { pathname, searchParams } = new URL(to ?? '', 'https://a.example');
  return [pathname, JSON.parse(searchParams.get('filter') ?? '{}') as unknown];
};

test('a reader sees the figures alone that the server gave to their role, in one order', () => {
  expect(figures({})).toEqual([]);
  const some = { failedJobs: 0, newUsers: { count: 1, before: 1 }, revenue: { amount: '1', before: '1' } };
  expect(figures(some).map(({ name }) => name)).toEqual([
    'desk.dashboard.revenue',
    'desk.dashboard.newUsers',
    'desk.dashboard.failedJobs',
  ]);
});

test.each([
  ['110.00', '100.00', 'more 10'],
  ['90.00', '100.00', 'less 10'],
  ['100.40', '100.00', 'same'],
  ['100.50', '100.00', 'more 1'],
  ['0.00', '100.00', 'less 100'],
  ['100.00', '0.00', 'nothingBefore'],
  ['100.00', '-5.00', 'nothingBefore'],
])('revenue of %s after %s is told as %s', (amount, before, note) => {
  expect(noteOf({ revenue: { amount, before } })).toBe(note);
});

test('what went wrong is red and what waits is marked; nothing to do is neither', () => {
  for (const name of ['failedRenewals', 'paymentsToReview', 'failedMails', 'auditFindings', 'openErrors'])
    expect(
      [0, 1].map((count) => toneOf({ [name]: count })),
      name,
    ).toEqual([undefined, 'bad']);
  for (const name of ['newLeads', 'openReports', 'awaitedTransfers', 'heldCards'])
    expect(
      [0, 1].map((count) => toneOf({ [name]: count })),
      name,
    ).toEqual([undefined, 'late']);
  expect(toneOf({ activePackages: 7 })).toBeUndefined();
  expect([0, 1].map((unread) => toneOf({ conversations: { open: 3, unread } }))).toEqual([undefined, 'late']);
  const orders = (count: number, late: number) => figures({ ordersToShip: { count, late } })[0];
  expect(orders(0, 0)).toMatchObject({ value: '0', note: 'inTime' });
  expect([orders(0, 0)?.tone, orders(1_200, 0)?.tone, orders(3, 1)?.tone]).toEqual([
    undefined,
    'late',
    'bad',
  ]);
  expect(orders(1_200, 1_100)).toMatchObject({ value: '1,200', note: 'late 1,100' });
});

test('a figure opens the rows that it counts, of the days that it counts', () => {
  const [revenue, users, failed, errors] = figures({
    revenue: { amount: '1', before: '1' },
    newUsers: { count: 1, before: 1 },
    failedRefunds: 2,
    openErrors: 1,
  });
  expect(filterOf(revenue?.to)).toEqual([
    '/receipts',
    {
      currency: 'ILS',
      status: ['completed', 'refunded'],
      paymentDate_gte: '2026-11-01',
      paymentDate_lte: '2026-11-30',
    },
  ]);
  expect(filterOf(users?.to)).toEqual([
    '/users',
    { createdAt_gte: '2026-11-01', createdAt_lte: '2026-11-30' },
  ]);
  expect([failed, errors].map((figure) => figure?.name)).toEqual([
    'desk.dashboard.failedRefunds',
    'desk.dashboard.openErrors',
  ]);
  expect(filterOf(failed?.to)).toEqual(['/payments', { kind: 'refund', status: 'failed' }]);
  expect(filterOf(errors?.to)).toEqual(['/error-logs', { handledAt: null, createdAt_gte: '2026-11-01' }]);
});
