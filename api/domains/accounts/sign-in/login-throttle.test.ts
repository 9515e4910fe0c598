import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../adapters/database.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createUser, factoryPassword } from '../../../testing/factories/user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXY_HOPS: 1, SMTP_URL: 'smtp://127.0.0.1:1' } });
});
beforeEach(() => app.knex('rate_limits').delete());
afterAll(() => app.close());

const attempt = (target: TestApp, email: string, address: string, password = 'a wrong guess') =>
  target.client().post('/api/auth/login', { email, password }, { headers: { 'X-Forwarded-For': address } });

async function attempts(count: number, email: (time: number) => string, address: (time: number) => string) {
  const statuses = [];
  for (let time = 1; time <= count; time += 1)
    statuses.push((await attempt(app, email(time), address(time))).status);
  return statuses;
}

/** As if there had been so many tries already: each costs a password's slow hash, and what counts is in the database. */
async function countedAlready(limit: 'login' | 'loginAccount', tries: number) {
  const rows = await app.knex('rate_limits').whereLike('key', `${limit}:%`).update({ points: tries });
  expect(rows).toBeGreaterThan(0);
}

test('guessing at one account ends after 10 tries, from however many addresses; then even the right password waits', async () => {
  const user = await createUser(app.knex);
  const statuses = await attempts(
    11,
    (time) => (time % 2 ? user.email : user.email.toUpperCase()),
    (time) => `198.51.100.${time}`,
  );
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  const late = await attempt(app, user.email, '198.51.100.99', factoryPassword);
  expect(late).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(30);
});

describe('the owner, while strangers guess', () => {
  const login = (client: TestClient, email: string, password: string, address = '198.51.100.7') =>
    client.post('/api/auth/login', { email, password }, { headers: { 'X-Forwarded-For': address } });
  const guess = async (email: string) => {
    const from = (time: number) => `203.0.113.${time}`;
    await attempts(1, () => email, from);
    await countedAlready('loginAccount', 9);
    expect(await attempts(2, () => email, from)).toEqual([401, 429]);
  };
  const waits = async (email: string) => {
    const refused = await attempt(app, email, '203.0.113.200');
    return [refused.status, Number(refused.headers.get('Retry-After'))];
  };

  test('gets in on a device that was used before, also from the guessers’ own network', async () => {
    const user = await createUser(app.knex);
    const client = app.client();
    await client.signIn(user);
    const from = () => '198.51.100.7';
    await attempts(1, () => 'person@example.test', from);
    await countedAlready('login', 50);
    expect((await attempts(11, () => user.email, from)).slice(-2)).toEqual([401, 429]);
    expect((await login(client, user.email, factoryPassword)).status).toBe(200);
    // It forgets nothing of what strangers tried.
    expect((await login(app.client(), user.email, factoryPassword)).status).toBe(429);
  });

  test('has tries on that device that end, too, and that open no other account', async () => {
    const [user, other] = [await createUser(app.knex), await createUser(app.knex)];
    const client = app.client();
    await client.signIn(user);
    const statuses = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await login(client, user.email, 'a wrong guess')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    await guess(other.email);
    expect((await login(client, other.email, factoryPassword)).status).toBe(429);
  });

  test('waits on another device for a minute, then two, at most a quarter of an hour, and is told once', async () => {
    const user = await createUser(app.knex);
    const seen = [];
    for (const waitsBefore of [0, 1, 9]) {
      await app.knex('rate_limits').whereLike('key', 'loginAccountWaits:%').update({ points: waitsBefore });
      await guess(user.email);
      const [status, seconds = 0] = await waits(user.email);
      seen.push([status, Math.round(seconds / 60)]);
      await app
        .knex('rate_limits')
        .whereLike('key', 'loginAccount:%')
        .update({ expire: Date.now() - 1 });
    }
    expect(seen).toEqual([1, 2, 15].map((minutes) => [429, minutes]));
    const mails = await app.knex('mail_log').where({ to_address: user.email });
    expect(mails.map(({ template, status }) => [template, status])).toEqual([['password_guessed', 'queued']]);
    // The next wait is over at once when the password was right.
    expect((await attempt(app, user.email, '198.51.100.1', factoryPassword)).status).toBe(200);
    await guess(user.email);
    expect((await waits(user.email))[1]).toBeLessThanOrEqual(60);
  });

  test('gets in on a new device by a reset link, after which it is known', async () => {
    const user = await createUser(app.knex);
    await guess(user.email);
    const client = app.client();
    await client.post('/api/auth/forgot-password', { email: user.email });
    const mail = await app
      .knex('mail_log')
      .where({ to_address: user.email, template: 'reset_password' })
      .first();
    const token = /token=([\w-]{43})/.exec(mail.text_body)?.[1];
    const reset = await client.post('/api/auth/reset-password', { token, password: 'brand-new-1' });
    expect(reset.status).toBe(200);
    expect((await login(client, user.email, 'brand-new-1')).status).toBe(200);
    expect(await app.knex('mail_log').where({ to_address: user.email, template: 'new_device' })).toEqual([]);
  });
});

test('an unknown address is throttled just as a known one', async () => {
  const statuses = await attempts(
    11,
    () => 'nobody@example.test',
    (time) => `198.51.100.${time}`,
  );
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
});

test('guessing at many accounts ends by the caller’s address, whatever they forge before it', async () => {
  const tries = (count: number, name: string) =>
    attempts(
      count,
      (time) => `${name}${time}@example.test`,
      (time) => `203.0.113.${time}, 198.51.100.7`,
    );
  await tries(5, 'person');
  expect(await app.knex('rate_limits').whereLike('key', 'login:%').pluck('points')).toEqual([5]);
  await countedAlready('login', 58);
  expect(await tries(3, 'another')).toEqual([401, 401, 429]);
});

test('a success forgets the failures before it', async () => {
  const user = await createUser(app.knex);
  for (let round = 1; round <= 2; round += 1) {
    await attempts(
      9,
      () => user.email,
      () => '198.51.100.1',
    );
    expect((await attempt(app, user.email, '198.51.100.1', factoryPassword)).status).toBe(200);
  }
});

test('tries at once are all counted', async () => {
  const user = await createUser(app.knex);
  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, index) => attempt(app, user.email, `198.51.100.${index}`)),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
});

test('the count survives a restart', async () => {
  const user = await createUser(app.knex);
  await attempts(
    10,
    () => user.email,
    (time) => `198.51.100.${time}`,
  );
  const anotherPool = openDatabase(app.deps.env.DATABASE_URL as string, 2);
  const restarted = await startTestApp({ knex: anotherPool, env: { TRUSTED_PROXY_HOPS: 1 } });
  try {
    expect((await attempt(restarted, user.email, '198.51.100.50', factoryPassword)).status).toBe(429);
  } finally {
    await restarted.close();
  }
});

test('what was counted names nobody', async () => {
  const other = await startTestApp();
  try {
    await attempt(other, 'secret.person@example.test', '198.51.100.1');
    const rows = JSON.stringify(await other.knex('rate_limits'));
    expect(rows).toContain('loginAccount');
    expect(rows).not.toMatch(/secret|198\.51|127\.0/);
  } finally {
    await other.close();
  }
});
