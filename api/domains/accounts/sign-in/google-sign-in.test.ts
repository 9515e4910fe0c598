import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createUser, factoryPassword } from '../../../testing/factories/user.ts';
import { startOidcServer, type OidcServer, type ProviderPerson } from '../../../testing/oidc-server.ts';
import { visitProvider, type ProviderChoice } from '../../../testing/oidc-visitor.ts';
import { bearerHeaders, signedInClient } from '../../../testing/sign-in.ts';
import { waitForLock } from '../../../testing/wait-for-lock.ts';

let app: TestApp;
let oidc: OidcServer;
beforeAll(async () => {
  oidc = await startOidcServer();
  app = await startTestApp({
    env: {
      GOOGLE_ISSUER: oidc.issuer,
      GOOGLE_CLIENT_ID: oidc.clientId,
      GOOGLE_CLIENT_SECRET: oidc.clientSecret,
    },
  });
  app.deps.env.PUBLIC_URL = app.url;
  oidc.open(`${app.url}/api/auth/google/callback`);
});
beforeEach(() => app.knex('rate_limits').delete());
afterAll(async () => {
  await app.close();
  await oidc.close();
});

const html = { headers: { Accept: 'text/html' } };
const failed = '/?login=1&auth_error=google';
const location = ({ headers }: { headers: Headers }) => headers.get('Location') ?? '';
const whoIs = async (client: TestClient) => (await client.get('/api/auth/current-user')).body.user ?? null;

async function begin(client: TestClient, query = ''): Promise<string> {
  return location(await client.get(`/api/auth/google${query}`, html));
}

async function goThrough(client: TestClient, choice: ProviderChoice, query = '') {
  const back = new URL(await visitProvider(await begin(client, query), choice));
  return location(await client.get(back.pathname + back.search, html));
}

let number = 0;
function newPerson(claims: ProviderPerson = {}): string {
  number += 1;
  const subject = `subject-${number}`;
  oidc.people.set(subject, { email: `google${number}@example.test`, email_verified: true, ...claims });
  return subject;
}
const emailOf = (subject: string) => oidc.people.get(subject)?.email as string;

test('a session that ends while a request of its own is under way stays ended', async () => {
  const user = await createUser(app.knex);
  const client = await signedInClient(app, user);
  const ended = await app.knex.transaction();
  await ended('sessions').where({ user_id: user.id }).delete();
  // It has read the session, and waits to write what Google's answer will be compared with.
  const underWay = client.get('/api/auth/google', html);
  await waitForLock(app.knex);
  await ended.commit();
  await underWay;
  expect(await app.knex('sessions').where({ user_id: user.id })).toEqual([]);
});

describe('from the click to the session', () => {
  test('opens an account for a new person and comes back to where they were', async () => {
    const client = app.client();
    const subject = newPerson({ name: 'יעל מזרחי' });
    const landed = await goThrough(client, { logInAs: subject }, '?returnTo=%2Fexamples%3Fq%3D1');
    expect(landed).toBe('/examples?q=1');
    expect(await whoIs(client)).toMatchObject({
      username: 'יעל מזרחי',
      email: emailOf(subject),
      isGoogleAccount: true,
      isEmailVerified: true,
      hasPassword: false,
      userRole: 'user',
    });
    expect(client.cookies.line('bikur.sid')).toMatch(/expires=/i);
  });

  test('finds the same person again by the provider’s id, whatever their address is by then', async () => {
    const subject = newPerson();
    const [first, second] = [app.client(), app.client()];
    await goThrough(first, { logInAs: subject });
    oidc.people.set(subject, { email: 'moved@example.test', email_verified: false });
    await goThrough(second, { logInAs: subject });
    expect((await whoIs(second)).id).toBe((await whoIs(first)).id);
  });

  test('gives the second of two namesakes a free name', async () => {
    const clients = [app.client(), app.client()];
    for (const client of clients) await goThrough(client, { logInAs: newPerson({ name: 'Tal Levi' }) });
    const names = await Promise.all(clients.map(async (client) => (await whoIs(client)).username));
    expect(names).toEqual(['Tal Levi', 'Tal Levi2']);
  });

  test.each(['admin', 'раураl', '<b>x</b>', '\u202E😀', '', 'שם ארוך מאוד מאוד מאוד מאוד מאוד', 'x'])(
    'makes a rightful user name for somebody called %j',
    async (name) => {
      const client = app.client();
      await goThrough(client, { logInAs: newPerson({ name }) });
      expect((await whoIs(client)).username).toMatch(/^(?!admin$)[a-zא-ת0-9][a-zא-ת0-9 ]{0,18}[a-zא-ת0-9]$/u);
    },
  );

  test('links an account whose address both sides have verified', async () => {
    const subject = newPerson();
    const user = await createUser(app.knex, { email: emailOf(subject).toUpperCase(), isEmailVerified: true });
    const client = app.client();
    await goThrough(client, { logInAs: subject });
    expect(await whoIs(client)).toMatchObject({ id: user.id, isGoogleAccount: true, hasPassword: true });
  });

  test('renews the session', async () => {
    const client = app.client();
    const back = new URL(await visitProvider(await begin(client), { logInAs: newPerson() }));
    const before = client.cookies.get('bikur.sid') as string;
    await client.get(back.pathname + back.search, html);
    expect(client.cookies.get('bikur.sid')).not.toBe(before);
    client.cookies.set('bikur.sid', before);
    expect(await whoIs(client)).toBeNull();
  });

  test('keeps the session of somebody signed in until they return', async () => {
    const user = await createUser(app.knex);
    const client = await signedInClient(app, user);
    await begin(client);
    expect((await whoIs(client)).id).toBe(user.id);
  });

  test('asks with state, nonce and PKCE, and names no secret', async () => {
    const url = new URL(await begin(app.client()));
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(url.searchParams.get(name)?.length).toBeGreaterThan(20);
    expect(url.href).not.toContain(oidc.clientSecret);
    expect(JSON.stringify(app.logLines)).not.toContain(url.searchParams.get('state'));
  });

  test('has secrets of its own each time, none of which reaches a log', async () => {
    const secrets: string[] = [];
    for (let index = 0; index < 2; index += 1) {
      const client = app.client();
      const start = new URL(await begin(client));
      const back = new URL(await visitProvider(start.href, { logInAs: newPerson() }));
      await client.get(back.pathname + back.search, html);
      expect(await whoIs(client)).not.toBeNull();
      secrets.push(
        ...['state', 'nonce', 'code_challenge'].map((name) => start.searchParams.get(name) ?? ''),
        back.searchParams.get('code') ?? '',
        client.cookies.get('bikur.sid') ?? '',
      );
    }
    expect(new Set(secrets).size).toBe(10);
    const logged = JSON.stringify(app.logLines);
    expect(logged).toContain('/api/auth/google/callback');
    expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
  });
});

describe('a failure leads back to where the visitor was', () => {
  test('when the provider sends them back', async () => {
    const client = app.client();
    const start = '?returnTo=%2Fhelp%3Fq%3D1%26x%3D%25D7%2590%23money&view=register';
    const back = new URL(await visitProvider(await begin(client, start), 'deny'));
    expect(location(await client.get(back.pathname + back.search, html))).toBe(
      '/help?q=1&x=%D7%90&register=1&auth_error=google#money',
    );
  });

  test('when it can’t start, and never to another site', async () => {
    const without = await startTestApp();
    const client = without.client();
    expect(await begin(client, '?returnTo=%2Fhelp')).toBe('/help?login=1&auth_error=google');
    expect(await begin(client, '?returnTo=%2F%2Fevil.example&view=x')).toBe(failed);
    expect((await client.get('/api/auth/google')).status).toBe(503);
    await without.close();
  });
});

describe('refused, back at the storefront, as a guest', () => {
  const refused = { landed: failed, user: null };
  const outcome = async (client: TestClient, path: string) => ({
    landed: location(await client.get(path, html)),
    user: await whoIs(client),
  });
  const returned = async (client: TestClient, choice: ProviderChoice) => {
    const url = new URL(await visitProvider(await begin(client), choice));
    return { url, path: () => url.pathname + url.search };
  };

  test('denied consent', async () => {
    const client = app.client();
    const { url, path } = await returned(client, 'deny');
    expect(url.searchParams.get('error')).toBe('access_denied');
    expect(await outcome(client, path())).toEqual(refused);
  });

  test('another state, or none', async () => {
    for (const change of [
      (q: URLSearchParams) => q.set('state', 'x'),
      (q: URLSearchParams) => q.delete('state'),
    ]) {
      const client = app.client();
      const { url, path } = await returned(client, { logInAs: newPerson() });
      change(url.searchParams);
      expect(await outcome(client, path())).toEqual(refused);
    }
  });

  test('another issuer', async () => {
    const client = app.client();
    const { url, path } = await returned(client, { logInAs: newPerson() });
    url.searchParams.set('iss', 'https://evil.example');
    expect(await outcome(client, path())).toEqual(refused);
  });

  test('the answer to somebody else’s sign-in', async () => {
    const { path } = await returned(app.client(), { logInAs: newPerson() });
    const victim = app.client();
    await begin(victim);
    expect(await outcome(victim, path())).toEqual(refused);
    expect(await outcome(app.client(), path())).toEqual(refused);
  });

  test('the same answer a second time', async () => {
    const client = app.client();
    const { path } = await returned(client, { logInAs: newPerson() });
    const sid = client.cookies.get('bikur.sid') as string;
    await client.get(path(), html);
    await client.post('/api/auth/logout', {});
    expect(await outcome(client, path())).toEqual(refused);
    client.cookies.set('bikur.sid', sid);
    expect(await outcome(client, path())).toEqual(refused);
  });

  test('the right answer after a wrong one: the first return uses the sign-in up', async () => {
    const client = app.client();
    const { url, path } = await returned(client, { logInAs: newPerson() });
    expect(await outcome(client, `${url.pathname}?state=wrong&code=wrong`)).toEqual(refused);
    expect(await outcome(client, path())).toEqual(refused);
  });

  test('a made-up code, a list of codes, nothing', async () => {
    for (const query of ['code=made-up', 'code=a&code=b', 'error=x', '']) {
      const client = app.client();
      const state = new URL(await begin(client)).searchParams.get('state');
      expect(await outcome(client, `/api/auth/google/callback?state=${state}&${query}`)).toEqual(refused);
    }
  });

  test('an address that the provider has not verified, or none', async () => {
    for (const claims of [{ email_verified: false }, { email: undefined } as never]) {
      const client = app.client();
      const subject = newPerson(claims);
      const { path } = await returned(client, { logInAs: subject });
      expect(await outcome(client, path())).toEqual(refused);
      expect(await app.knex('users').where({ google_id: subject })).toHaveLength(0);
    }
  });

  test('an account of that address that nobody verified: it is neither entered nor linked', async () => {
    const subject = newPerson();
    const user = await createUser(app.knex, { email: emailOf(subject), isEmailVerified: false });
    const client = app.client();
    const { path } = await returned(client, { logInAs: subject });
    expect(await outcome(client, path())).toEqual(refused);
    expect(await app.knex('users').where({ id: user.id }).first()).toMatchObject({ google_id: null });
    await client.signIn(user);
  });

  test('an address that staff changed within 72 hours opens nothing, verified or not (docs/security.md S4)', async () => {
    const subject = newPerson();
    const emailChangedByStaffAt = new Date(Date.now() - 71 * 3_600_000);
    const held = { emailChangedByStaffAt, emailBeforeStaff: 'before@example.test' };
    const user = await createUser(app.knex, { email: emailOf(subject), isEmailVerified: true, ...held });
    const guest = app.client();
    expect(await goThrough(guest, { logInAs: subject })).toBe(failed);
    const over = { email_changed_by_staff_at: new Date(Date.now() - 73 * 3_600_000) };
    await app.knex('users').where({ id: user.id }).update(over);
    await goThrough(guest, { logInAs: subject });
    expect((await whoIs(guest)).id).toBe(user.id);
  });

  test('the demo account, which everybody enters by its own button', async () => {
    const subject = newPerson();
    const user = await createUser(app.knex, {
      email: emailOf(subject),
      isEmailVerified: true,
      isDemo: true,
    });
    const client = app.client();
    const { path } = await returned(client, { logInAs: subject });
    expect(await outcome(client, path())).toEqual(refused);
    expect(await app.knex('users').where({ id: user.id }).first()).toMatchObject({ google_id: null });
  });

  test('an account that is linked with another person', async () => {
    const subject = newPerson();
    await createUser(app.knex, { email: emailOf(subject), isEmailVerified: true, googleId: 'another' });
    const client = app.client();
    const { path } = await returned(client, { logInAs: subject });
    expect(await outcome(client, path())).toEqual(refused);
  });
});

describe('where a sign-in leads to', () => {
  test.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https:/\\evil.example',
    'https://evil.example/',
    `${'/'.repeat(3)}evil.example`,
    'x'.repeat(5_000),
    '',
  ])('%j is no place on our site', async (returnTo) => {
    const landed = await goThrough(
      app.client(),
      { logInAs: newPerson() },
      `?returnTo=${encodeURIComponent(returnTo)}`,
    );
    expect(landed).toBe('/');
  });
});

describe('without a provider', () => {
  test('that is configured or can be reached, the storefront is told', async () => {
    const unreachable = {
      GOOGLE_ISSUER: 'http://127.0.0.1:1',
      GOOGLE_CLIENT_ID: 'x',
      GOOGLE_CLIENT_SECRET: 'y',
    };
    for (const env of [{}, unreachable]) {
      const other = await startTestApp({ env });
      try {
        expect(location(await other.client().get('/api/auth/google', html))).toBe(failed);
        expect(await other.client().get('/api/auth/google')).toMatchObject({
          status: 503,
          body: { message: 'לא ניתן להתחיל התחברות עם Google, יש לנסות שיטה אחרת' },
        });
      } finally {
        await other.close();
      }
    }
  });
});

describe('linking from the account page', () => {
  const currentPassword = factoryPassword;
  const ask = (client: TestClient, body: object = { currentPassword }) =>
    client.post('/api/account/google', body);
  const details = async (client: TestClient) => (await client.get('/api/account')).body;

  async function follow(client: TestClient, start: string, choice: ProviderChoice, by = client) {
    const back = new URL(await visitProvider(start, choice));
    return location(await by.get(back.pathname + back.search, html));
  }

  test('opens the same account with Google from then on, whatever the addresses are', async () => {
    const user = await createUser(app.knex);
    const client = await signedInClient(app, user);
    expect(await details(client)).toMatchObject({ googleAvailable: true, isGoogleAccount: false });
    const subject = newPerson();
    const { body } = await ask(client);
    expect(await follow(client, body.location, { logInAs: subject })).toBe('/account?google=linked');
    expect(await details(client)).toMatchObject({ isGoogleAccount: true, email: user.email });
    const guest = app.client();
    await goThrough(guest, { logInAs: subject });
    expect((await whoIs(guest)).id).toBe(user.id);
    const unlinked = await client.post('/api/account/google/unlink', { currentPassword });
    expect(unlinked.body).toMatchObject({ isGoogleAccount: false });
    const told = await app.knex('mail_log').where({ to_address: user.email }).orderBy('id').pluck('subject');
    expect(told).toEqual(['חשבון Google חובר לחשבון שלך', 'חשבון Google נותק מהחשבון שלך']);
    const stranger = app.client();
    await goThrough(stranger, { logInAs: subject });
    expect((await whoIs(stranger)).id).not.toBe(user.id);
  });

  test('needs the password, and is not for the demo account or a guest', async () => {
    const client = await signedInClient(app, await createUser(app.knex));
    expect((await ask(client, {})).body.errors).toHaveProperty('currentPassword');
    expect((await ask(client, { currentPassword: 'wrong-1' })).body.errors).toHaveProperty('currentPassword');
    const unlinked = await client.post('/api/account/google/unlink', { currentPassword: 'wrong-1' });
    expect(unlinked.body.errors).toHaveProperty('currentPassword');
    const demo = await signedInClient(app, await createUser(app.knex, { isDemo: true }));
    expect((await ask(demo)).body.code).toBe('demo_account_protected');
    expect((await ask(app.client())).status).toBe(401);
  });

  test('a Google account opens one account, and one account has one', async () => {
    const subject = newPerson();
    const owner = app.client();
    await goThrough(owner, { logInAs: subject });
    const client = await signedInClient(app, await createUser(app.knex));
    const first = await ask(client);
    expect(await follow(client, first.body.location, { logInAs: subject })).toBe('/account?google=taken');
    const second = await ask(client);
    await follow(client, second.body.location, { logInAs: newPerson() });
    const third = await ask(client);
    expect(await follow(client, third.body.location, { logInAs: newPerson() })).toBe('/account?google=taken');
  });

  test('is finished only by who began it, and once', async () => {
    const [user, other] = [await createUser(app.knex), await createUser(app.knex)];
    const [client, stranger] = [await signedInClient(app, user), await signedInClient(app, other)];
    const { body } = await ask(client);
    const back = new URL(await visitProvider(body.location, { logInAs: newPerson() }));
    const answer = back.pathname + back.search;
    expect(location(await stranger.get(answer, html))).toBe(failed);
    expect(location(await client.get(answer, html))).toBe('/account?google=linked');
    expect(location(await client.get(answer, html))).toBe(failed);
    expect((await details(stranger)).isGoogleAccount).toBe(false);
    const denied = await ask(stranger);
    expect(await follow(stranger, denied.body.location, 'deny')).toBe('/account?google=failed');
  });

  test('proves in a window of its own who is there, by the linked account and no other', async () => {
    const client = app.client();
    const subject = newPerson();
    await goThrough(client, { logInAs: subject });
    const mine = { id: (await whoIs(client)).id };
    const forget = () => app.knex('sessions').where({ user_id: mine.id }).update({ proved_at: null });
    await forget();
    expect((await client.get('/api/auth/proof')).body.methods).toEqual(['google']);
    const prove = async (choice: ProviderChoice) => {
      const { body } = await client.post('/api/auth/proof/google');
      // Google is asked to have the person sign in anew.
      expect(new URL(body.location).searchParams.get('max_age')).toBe('0');
      const back = new URL(await visitProvider(body.location, choice));
      const page = await client.get(back.pathname + back.search, html);
      return [page.status, (await client.get('/api/auth/proof')).body.freshUntil !== null];
    };
    expect(await prove({ logInAs: newPerson() })).toEqual([403, false]);
    expect(await prove('deny')).toEqual([403, false]);
    expect(await prove({ logInAs: subject })).toEqual([200, true]);
    expect((await client.post('/api/account/exports')).status).toBeLessThan(300);
    const other = await signedInClient(app, await createUser(app.knex));
    expect((await other.post('/api/auth/proof/google')).status).toBe(409);
  });

  test('proves nothing for the token of another user, whoever holds it', async () => {
    const [client, other] = [app.client(), await createUser(app.knex)];
    const subject = newPerson();
    await goThrough(client, { logInAs: subject });
    const { body } = await client.post('/api/auth/proof/google');
    const back = new URL(await visitProvider(body.location, { logInAs: subject }));
    const token = await bearerHeaders(app, other);
    const ofOther = () => app.knex('access_tokens').where({ user_id: other.id });
    await ofOther().update({ proved_at: null });
    const page = await client.get(back.pathname + back.search, { headers: { ...html.headers, ...token } });
    expect([page.status, await ofOther().pluck('proved_at')]).toEqual([403, [null]]);
  });

  test('who has no password cannot lose the only way in', async () => {
    const client = app.client();
    await goThrough(client, { logInAs: newPerson() });
    const refused = await client.post('/api/account/google/unlink', {});
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      { currentPassword: 'קודם צריך לקבוע סיסמה, כדי שתהיה דרך להיכנס' },
    ]);
    expect((await details(client)).isGoogleAccount).toBe(true);
  });
});
