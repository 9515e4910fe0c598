import knexModule from 'knex';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { knexConfig } from '../adapters/database.ts';
import { inOnePiece } from './mounted-endpoint.ts';
import { startServer } from '../server.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createClient } from '../testing/client.ts';
import { countTry, forgetTries, rateLimit } from './rate-limit.ts';
import { rateLimits } from './rate-limits.ts';
import { createFeatureRouter } from './route.ts';

const base = { summary: 'Probe', tag: 'Probe', access: 'public', antiForgery: 'none' } as const;
const write = inOnePiece({ ...base, method: 'post', path: '/api/probe/write' });
const read = inOnePiece({ ...base, method: 'get', path: '/api/probe/read' });
const named = inOnePiece({ ...base, method: 'post', path: '/api/probe/named' });
const forget = inOnePiece({ ...base, method: 'post', path: '/api/probe/forget' });
const subject = 'dana@bikur.example';
const probe = createFeatureRouter()
  .add(...write, rateLimit('contactLead'), () => {})
  .add(...read, rateLimit('contactLead'), () => {})
  .add(...named, (ctx) => countTry(ctx, 'contactLead', subject))
  .add(...forget, (ctx) => forgetTries(ctx, 'contactLead', subject));

const { tries, seconds } = rateLimits.contactLead;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXY_HOPS: 1 }, features: [probe] });
});
beforeEach(() => app.knex('rate_limits').delete());
afterAll(() => app.close());

async function statuses(count: number, path: string, headers: (index: number) => Record<string, string>) {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1)
    found.push((await app.client().post(path, undefined, { headers: headers(index), csrf: false })).status);
  return found;
}

const from = (address: string) => () => ({ 'X-Forwarded-For': address });
const allowed = Array<number>(tries).fill(204);

test('one try too many is a 429 with the whole seconds to wait', async () => {
  expect(await statuses(tries, '/api/probe/write', from('203.0.113.1'))).toEqual(allowed);
  const headers = { 'X-Forwarded-For': '203.0.113.1' };
  const refused = await app.client().post('/api/probe/write', undefined, { headers, csrf: false });
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
  expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(seconds - 60);
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(seconds);
  expect((await app.client().get('/metrics')).text).toMatch(
    /rate_limit_rejections_total\{limit="contactLead"\} [1-9]/,
  );
  // Another caller is not limited.
  expect(await statuses(1, '/api/probe/write', from('203.0.113.2'))).toEqual([204]);
});

test('a forged X-Forwarded-For gains nothing', async () => {
  const forged = (index: number) => ({
    'X-Forwarded-For': `10.9.8.${index}, 203.0.113.3`,
    'X-Real-IP': `1.1.1.${index}`,
  });
  expect(await statuses(tries + 1, '/api/probe/write', forged)).toEqual([...allowed, 429]);
});

test('all addresses of one IPv6 network are one caller', async () => {
  const roaming = (index: number) => ({ 'X-Forwarded-For': `2001:db8:1:2::${index + 1}` });
  expect(await statuses(tries + 1, '/api/probe/write', roaming)).toEqual([...allowed, 429]);
});

test('tries by many at once are all counted', async () => {
  const headers = from('203.0.113.4')();
  const replies = await Promise.all(
    Array.from({ length: tries * 3 }, () =>
      app.client().post('/api/probe/write', undefined, { headers, csrf: false }),
    ),
  );
  expect(replies.filter(({ status }) => status === 204)).toHaveLength(tries);
});

test('tries of a name are counted wherever they come from, until they are forgotten', async () => {
  const elsewhere = (index: number) => ({ 'X-Forwarded-For': `203.0.113.${index + 10}` });
  expect(await statuses(tries + 1, '/api/probe/named', elsewhere)).toEqual([...allowed, 429]);
  await statuses(1, '/api/probe/forget', elsewhere);
  expect(await statuses(1, '/api/probe/named', elsewhere)).toEqual([204]);
});

test('the window ends', async () => {
  expect(await statuses(tries + 1, '/api/probe/write', from('203.0.113.5'))).toEqual([...allowed, 429]);
  await app.knex('rate_limits').update({ expire: Date.now() - 1 });
  expect(await statuses(1, '/api/probe/write', from('203.0.113.5'))).toEqual([204]);
});

test('no address and no name is stored', async () => {
  await statuses(1, '/api/probe/write', from('203.0.113.6'));
  await statuses(1, '/api/probe/named', from('203.0.113.6'));
  const rows = JSON.stringify(await app.knex('rate_limits'));
  expect(rows).toContain('contactLead');
  expect(rows).not.toMatch(/203\.0\.113|dana|bikur\.example/);
});

test('a restart forgets nothing', async () => {
  expect(await statuses(tries, '/api/probe/write', from('203.0.113.7'))).toEqual(allowed);
  const knex = knexModule(knexConfig(app.deps.env.DATABASE_URL ?? ''));
  const second = await startServer({ ...app.deps, knex }, [probe]);
  try {
    const options = { headers: from('203.0.113.7')(), csrf: false } as const;
    expect((await createClient(second.url).post('/api/probe/write', undefined, options)).status).toBe(429);
  } finally {
    await second.stop();
  }
});

test('when tries can not be counted, writes are refused and reads are served', async () => {
  await app.knex.raw('alter table rate_limits rename to rate_limits_away');
  try {
    const refused = await app.client().post('/api/probe/write', undefined, { csrf: false });
    expect([refused.status, refused.body.code, refused.headers.get('Retry-After')]).toEqual([
      503,
      'service_unavailable',
      '5',
    ]);
    expect((await app.client().get('/api/probe/read')).status).toBe(204);
  } finally {
    await app.knex.raw('alter table rate_limits_away rename to rate_limits');
  }
});
