import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { cardStorefront } from '../testing/card-storefront.ts';
import { createBusinessProfile } from '../testing/factories/business-profile.ts';
import { createPackage } from '../testing/factories/package.ts';
import { createUser } from '../testing/factories/user.ts';
import { createOverload, type Overload } from './overload.ts';
import { urgencyOf } from './urgency.ts';

let app: TestApp;
let overload: Overload;
beforeAll(async () => {
  const now: Overload = {
    admits: (urgency) => overload.admits(urgency),
    enter: (urgency) => overload.enter(urgency),
    note: (delay) => overload.note(delay),
    figures: (urgency) => overload.figures(urgency),
    get isReady() {
      return overload.isReady;
    },
  };
  app = await startTestApp({ deps: { storefront: cardStorefront, overload: now } });
});
afterAll(() => app.close());
beforeEach(() => void (overload = createOverload(2)));

const noteAgain = (delay: number, times: number) => {
  for (let time = 0; time < times; time += 1) overload.note(delay);
};
const admitted = () =>
  (['card', 'person', 'list'] as const).map((urgency) =>
    Math.round(overload.figures(urgency).admitted * 100),
  );

test.each([
  ['GET', '/healthz', null],
  ['GET', '/readyz', null],
  ['GET', '/metrics', null],
  ['GET', '/api/live', null],
  ['POST', '/api/payments/callbacks/payplus', null],
  ['GET', '/p/dana-levi', 'card'],
  ['HEAD', '/@dana', 'card'],
  ['GET', '/media/abc/640.avif', 'card'],
  ['GET', '/t/code', 'card'],
  ['POST', '/t/code', 'person'],
  ['GET', '/', 'person'],
  ['POST', '/api/auth/login', 'person'],
  ['PUT', '/api/cards/7', 'person'],
  ['PUT', '/api/admin/users/7', 'person'],
  ['GET', '/api/admin/users', 'list'],
  ['GET', '/api/cards/7/stats', 'list'],
  ['GET', '/api/leads.csv', 'list'],
  ['POST', '/api/account/exports', 'list'],
  ['POST', '/api/account/import', 'list'],
] as const)('%s %s is as urgent as it should be', (method, path, urgency) => {
  expect(urgencyOf(method, path)).toBe(urgency);
});

test('with a growing delay lists are refused first, cards last; all come back by themselves', () => {
  noteAgain(80, 3);
  expect(admitted()).toEqual([100, 100, 22]);
  expect(overload.isReady).toBe(true);
  noteAgain(200, 4);
  expect(admitted()).toEqual([100, 13, 3]);
  expect(overload.isReady).toBe(false);
  noteAgain(1_000, 20);
  expect(admitted()).toEqual([2, 2, 2]);
  // Of a hundred, two are let in, evenly.
  const chosen = Array.from({ length: 100 }, () => overload.admits('person'));
  expect(chosen.filter(Boolean).length).toBe(2);
  noteAgain(5, 16);
  expect(overload.isReady).toBe(false);
  noteAgain(5, 2);
  expect(overload.isReady).toBe(true);
  noteAgain(5, 20);
  expect(admitted()).toEqual([100, 100, 100]);
});

test('what can’t be served is refused at once, in the caller’s language, and cards go on', async () => {
  const owner = await createUser(app.knex);
  await createPackage(app.knex, { userId: owner.id, endDate: null });
  const { id } = await createBusinessProfile(app.knex, { userId: owner.id, cardType: 'pro' });
  const places = Array.from({ length: 16 }, () => overload.enter('person'));
  const asked = app.client();
  const html = (language: string) => ({ headers: { Accept: 'text/html', 'Accept-Language': language } });
  const lines = app.logLines.length;
  for (const language of ['he', 'en']) {
    const page = await asked.get('/', html(language));
    expect([page.status, page.headers.get('Retry-After'), page.headers.get('Cache-Control')]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    expect(page.text).toContain(`<html lang="${language}"`);
  }
  const save = await asked.post('/api/auth/login', { email: 'a@b.test', password: 'x' }, { csrf: false });
  expect([save.status, save.body.code, save.headers.get('Retry-After')]).toEqual([
    503,
    'service_unavailable',
    '2',
  ]);
  expect(app.logLines.length).toBe(lines);
  expect((await asked.get(`/p/${id}`, html('he'))).status).toBe(200);
  expect((await asked.get('/metrics')).text).toContain('overload_refusals_total{urgency="person"} 3');
  for (const leave of places) leave?.();
  expect((await asked.get('/api/products')).status).toBe(200);
  expect(overload.figures('person').inside).toBe(0);
});

test('readiness falls while much is refused, and rises again', async () => {
  const reason = async () => (await app.client().get('/readyz')).body.reason as string | undefined;
  noteAgain(200, 3);
  expect(await reason()).toBe('overloaded');
  noteAgain(5, 20);
  expect(await reason()).toBe(undefined);
});
