import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { cardStorefront } from '../testing/card-storefront.ts';
import { createBusinessProfile } from '../testing/factories/business-profile.ts';
import { createPackage } from '../testing/factories/package.ts';
import { createUser } from '../testing/factories/user.ts';
import { createOverload, type Overload } from './overload.ts';
import { urgencyOf, type Urgency } from './urgency.ts';

let app: TestApp;
let overload: Overload;
beforeAll(async () => {
  const now: Overload = {
    admits: (urgency, network) => overload.admits(urgency, network),
    enter: (urgency, network) => overload.enter(urgency, network),
    takeAtOnce: (urgency) => overload.takeAtOnce(urgency),
    note: (delay, isAtRest) => overload.note(delay, isAtRest),
    figures: (urgency) => overload.figures(urgency),
    get isReady() {
      return overload.isReady;
    },
  };
  app = await startTestApp({ deps: { storefront: cardStorefront, overload: now } });
});
afterAll(() => app.close());
beforeEach(() => void (overload = createOverload(2)));

const noteAgain = (delay: number, times: number, isAtRest = false) => {
  for (let time = 0; time < times; time += 1) overload.note(delay, isAtRest);
};
const open = () => (['card', 'person', 'list'] as const).map((urgency) => overload.figures(urgency).places);
/** Takes all places there are. */
async function fill(urgency: Urgency): Promise<(() => void)[]> {
  const coming = Array.from({ length: overload.figures(urgency).places }, () =>
    overload.enter(urgency, 'one'),
  );
  return (await Promise.all(coming)).flatMap((leave) => leave ?? []);
}

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
  ['POST', '/api/cards/7/events', 'event'],
  ['GET', '/api/cards/7/events', 'person'],
] as const)('%s %s is as urgent as it should be', (method, path, urgency) => {
  expect(urgencyOf(method, path)).toBe(urgency);
});

test('with a growing delay lists have fewer places first, cards last; all come back by themselves', () => {
  overload = createOverload(10);
  overload.note(0, false);
  expect(open()).toEqual([40, 6, 3]);
  noteAgain(60, 2);
  expect(open()).toEqual([40, 6, 1]);
  noteAgain(100, 2);
  expect(open()).toEqual([40, 2, 1]);
  noteAgain(1_000, 20);
  expect(open()).toEqual([10, 2, 1]);
  noteAgain(5, 40);
  expect(open()).toEqual([40, 6, 3]);
});

test('who waits is let in one by one, in their order, and those who wait too long are refused', async () => {
  overload.note(0, false);
  const [first, ...others] = await fill('person');
  const order: number[] = [];
  const waiting = [1, 2, 3].map(async (number) => {
    const leave = await overload.enter('person', 'one');
    order.push(number);
    return leave;
  });
  expect(overload.figures('person')).toMatchObject({ inside: 2, waiting: 3 });
  first?.();
  others[0]?.();
  const [one, two, three] = [await waiting[0], await waiting[1], await waiting[2]];
  expect([typeof one, typeof two, three]).toEqual(['function', 'function', null]);
  expect(order).toEqual([1, 2, 3]);
  one?.();
  two?.();
  expect(overload.figures('person')).toMatchObject({ inside: 0, waiting: 0 });
});

test('no network takes all places to wait', async () => {
  await fill('person');
  const waiting = Array.from({ length: 30 }, () => overload.enter('person', 'greedy'));
  expect(overload.figures('person').waiting).toBe(8);
  // Before anything is done for it.
  expect(overload.admits('person', 'greedy')).toBe(false);
  expect(overload.admits('person', 'another')).toBe(true);
  const other = overload.enter('person', 'another');
  expect(overload.figures('person').waiting).toBe(9);
  // All who wait are refused in the end: nobody leaves.
  expect(new Set(await Promise.all([...waiting, other]))).toEqual(new Set([null]));
});

test('places grow while those inside wait for somebody else, and only then', async () => {
  overload.note(0, false);
  await fill('person');
  const next = overload.enter('person', 'one');
  noteAgain(0, 3, false);
  expect(overload.figures('person')).toMatchObject({ inside: 2, waiting: 1 });
  noteAgain(0, 1, true);
  expect(await next).toBeTypeOf('function');
  expect(overload.figures('person')).toMatchObject({ inside: 3, waiting: 0 });
});

test('what can’t be served is refused at once, in the caller’s language, and cards go on', async () => {
  const owner = await createUser(app.knex);
  await createPackage(app.knex, { userId: owner.id, endDate: null });
  const { id } = await createBusinessProfile(app.knex, { userId: owner.id, cardType: 'pro' });
  const places = await fill('person');
  // All who may wait are waiting, too.
  const waiting = Array.from({ length: 20 }, (_, caller) => overload.enter('person', `network ${caller}`));
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
    const nonce = /<style nonce="([\w-]+)">/u.exec(page.text)?.[1];
    expect(page.headers.get('Content-Security-Policy')).toBe(
      `default-src 'none'; style-src 'nonce-${nonce}'`,
    );
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
  for (const leave of [...places, ...(await Promise.all(waiting))]) leave?.();
  expect((await asked.get('/api/products')).status).toBe(200);
  expect(overload.figures('person').inside).toBe(0);
});

test('readiness falls while much is refused, and rises again', async () => {
  const reason = async () => (await app.client().get('/readyz')).body.reason as string | undefined;
  overload.note(0, false);
  const waiting = Array.from(
    { length: 50 },
    (_, caller) =>
      overload.admits('person', `network ${caller}`) && overload.enter('person', `network ${caller}`),
  );
  for (let time = 0; time < 8; time += 1) {
    for (let request = 0; request < 10; request += 1) overload.admits('person', 'another');
    noteAgain(0, 1);
  }
  expect(await reason()).toBe('overloaded');
  for (const coming of waiting) if (coming) (await coming)?.();
  noteAgain(0, 20);
  expect(await reason()).toBe(undefined);
});
