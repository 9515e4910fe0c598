import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '../../../models/User.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { makePasskey, type TestPasskey } from '../../../testing/authenticator.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createPasskey } from '../../../testing/factories/sign-in-factors.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { bearerHeaders, signedInClient, signInAs } from '../../../testing/sign-in.ts';

const origin = 'https://bikur.example';
let app: TestApp;
let ahead = 0;
beforeAll(async () => {
  app = await startTestApp({
    env: { PUBLIC_URL: origin, SMTP_URL: 'smtp://127.0.0.1:1' },
    clock: { now: () => new Date(Date.now() + ahead) },
  });
});
afterAll(() => app.close());

const refused = { status: 422, body: { errors: { passkey: expect.stringContaining('מפתח הכניסה') } } };
const mailsTo = async ({ email }: { email: string }) =>
  (await app.knex('mail_log').where({ to_address: email }).orderBy('id')).map(({ text_body: text }) => text);

const begin = async (client: TestClient) => (await client.post('/api/account/passkeys/options')).body;
const challenge = async (client: TestClient) => (await client.post('/api/auth/passkey/options')).body;
const enter = (client: TestClient, passkey: unknown) => client.post('/api/auth/passkey', { passkey });

async function withPasskey(user?: User): Promise<{ user: User; client: TestClient; passkey: TestPasskey }> {
  const person = user ?? (await createUser(app.knex));
  const client = await signedInClient(app, person);
  const { passkey, answer } = makePasskey(await begin(client), origin);
  const reply = await client.post('/api/account/passkeys', { passkey: answer, name: 'הטלפון' });
  expect(reply).toMatchObject({ status: 201, body: { passkeys: [{ name: 'הטלפון', lastUsedAt: null }] } });
  return { user: person, client, passkey };
}

describe('a passkey', () => {
  test('is made for this person and site alone, signs in by itself, and its owner is told', async () => {
    const { client: other } = await withPasskey();
    const { user, client, passkey } = await withPasskey();
    expect((await mailsTo(user))[0]).toContain('הטלפון');
    const asked = await begin(client);
    expect(asked).toMatchObject({
      rp: { id: 'bikur.example', name: 'ביקור' },
      user: { id: passkey.userHandle, name: user.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: passkey.id }],
    });
    const guest = app.client();
    const options = await challenge(guest);
    expect(options).toMatchObject({ rpId: 'bikur.example', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    expect(await enter(guest, passkey.get(options))).toMatchObject({
      status: 200,
      body: { user: { id: user.id } },
    });
    expect((await guest.get('/api/auth/current-user')).body.user.id).toBe(user.id);
    const [used] = (await guest.get('/api/account/factors')).body.passkeys;
    expect(used.lastUsedAt).not.toBeNull();
    const [unused] = (await other.get('/api/account/factors')).body.passkeys;
    expect(unused.lastUsedAt).toBeNull();
    // Nothing of it but names and days is told, and its owner's file of data has it.
    expect(Object.keys(used).sort()).toEqual(['createdAt', 'id', 'isSynced', 'lastUsedAt', 'name']);
  });

  test('can be named, and none of somebody else’s', async () => {
    const { client } = await withPasskey();
    const { client: stranger } = await withPasskey();
    const [{ id }] = (await client.get('/api/account/factors')).body.passkeys;
    const renamed = await client.put(`/api/account/passkeys/${id}`, { name: '  מחשב  ' });
    expect(renamed.body.passkeys).toMatchObject([{ id, name: 'מחשב' }]);
    expect((await client.put(`/api/account/passkeys/${id}`, { name: ' ' })).status).toBe(422);
    expect((await stranger.put(`/api/account/passkeys/${id}`, { name: 'שלי' })).status).toBe(404);
    expect((await stranger.post(`/api/account/passkeys/${id}/remove`)).status).toBe(404);
  });

  test('that was removed opens nothing, ends the other sessions, and its owner is told', async () => {
    const { user, client, passkey } = await withPasskey();
    const other = app.client();
    await enter(other, passkey.get(await challenge(other)));
    const [{ id }] = (await client.get('/api/account/factors')).body.passkeys;
    expect(await client.post(`/api/account/passkeys/${id}/remove`)).toMatchObject({
      status: 200,
      body: { passkeys: [] },
    });
    expect((await other.get('/api/account')).status).toBe(401);
    expect((await client.get('/api/account')).status).toBe(200);
    const guest = app.client();
    expect(await enter(guest, passkey.get(await challenge(guest)))).toMatchObject(refused);
    expect((await mailsTo(user)).at(-1)).toContain('שאר המכשירים נותקו');
  });

  test('is one of twenty at most', async () => {
    const { client, user } = await signInAs(app, 'user');
    for (let own = 0; own < 19; own += 1) await createPasskey(app.knex, { userId: user.id });
    await createPasskey(app.knex);
    expect((await client.post('/api/account/passkeys/options')).status).toBe(200);
    await createPasskey(app.knex, { userId: user.id });
    expect(await client.post('/api/account/passkeys/options')).toMatchObject({
      status: 409,
      body: { errors: { passkey: expect.any(String) } },
    });
  });

  test('is neither made nor used in the demo account, by a program, or long after signing in', async () => {
    const demo = await signedInClient(app, await createUser(app.knex, { isDemo: true }));
    expect((await demo.post('/api/account/passkeys/options')).body.code).toBe('demo_account_protected');
    const user = await createUser(app.knex);
    const headers = await bearerHeaders(app, user);
    const program = await app.client().post('/api/account/passkeys/options', undefined, { headers });
    expect(program.status).toBe(409);
    const client = await signedInClient(app, user);
    ahead = 16 * 60_000;
    expect((await client.post('/api/account/passkeys/options')).body.code).toBe('proof_needed');
    ahead = 0;
  });
});

describe('an answer that no honest browser gives', () => {
  test.each([
    ['from another origin', { origin: 'https://bikur.example.evil.example' }],
    ['from the same host without https', { origin: 'http://bikur.example' }],
    ['for another site’s id', { rpId: 'evil.example' }],
    ['of somebody who was there but not recognised', { unverified: true }],
    ['that is a registration', { type: 'webauthn.create' }],
    ['of another person’s handle', { userHandle: Buffer.from('somebody else').toString('base64url') }],
    ['without a handle', { userHandle: null }],
    ['under an unknown name', { id: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['to a challenge of its own', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['with a counter that stands still', { count: 1 }],
    ['with a counter that goes back', { count: 0 }],
  ])('%s opens nothing', async (_, forgery) => {
    const { passkey } = await withPasskey();
    const guest = app.client();
    expect((await enter(guest, passkey.get(await challenge(guest)))).status).toBe(200);
    const thief = app.client();
    const options = await challenge(thief);
    expect(await enter(thief, passkey.get(options, forgery))).toMatchObject(refused);
    expect((await thief.get('/api/auth/current-user')).status).toBe(401);
    // And the challenge is used up: an honest answer to it comes too late.
    if (!('challenge' in forgery))
      expect(await enter(thief, passkey.get(options, { count: 50 }))).toMatchObject(refused);
    expect((await enter(guest, passkey.get(await challenge(guest), { count: 51 }))).status).toBe(200);
  });

  test('somebody else’s key under this name opens nothing', async () => {
    const { passkey: mine } = await withPasskey();
    const { passkey: theirs } = await withPasskey();
    const thief = app.client();
    const forged = mine.get(await challenge(thief), { id: theirs.id, userHandle: theirs.userHandle });
    expect(await enter(thief, forged)).toMatchObject(refused);
  });

  test('the same answer counts once, also of two at once', async () => {
    const { passkey } = await withPasskey();
    const guest = app.client();
    const answer = passkey.get(await challenge(guest));
    const twice = await Promise.all([enter(guest, answer), enter(guest, answer)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await enter(guest, answer)).toMatchObject(refused);
  });

  test('a challenge of another session, of another purpose, or of a quarter of an hour ago counts for nothing', async () => {
    const { client, passkey } = await withPasskey();
    const [guest, other] = [app.client(), app.client()];
    const options = await challenge(guest);
    expect(await enter(other, passkey.get(options))).toMatchObject(refused);
    await challenge(other);
    expect(await enter(other, passkey.get(options))).toMatchObject(refused);
    const proof = (await client.post('/api/auth/second-factor/options')).body;
    expect(proof.allowCredentials).toMatchObject([{ id: passkey.id }]);
    expect(await enter(client, passkey.get(proof))).toMatchObject(refused);
    const [late, inTime] = [await challenge(guest), await challenge(other)];
    ahead = 10.1 * 60_000;
    expect(await enter(guest, passkey.get(late))).toMatchObject(refused);
    ahead = 9.9 * 60_000;
    expect((await enter(other, passkey.get(inTime))).status).toBe(200);
    ahead = 0;
  });

  test('ten challenges of a session count at a time: the oldest makes room', async () => {
    const { passkey } = await withPasskey();
    const guest = app.client();
    const challenges: unknown[] = [];
    for (ahead = 1; ahead <= 11; ahead += 1) challenges.push(await challenge(guest));
    const [eleventh, tenth] = challenges as Parameters<typeof passkey.get>[0][];
    expect(await enter(guest, passkey.get(eleventh!))).toMatchObject(refused);
    expect((await enter(guest, passkey.get(tenth!))).status).toBe(200);
    ahead = 0;
  });

  test('nothing is registered from elsewhere, unverified, twice, or in another session', async () => {
    const { client, user } = await withPasskey();
    for (const forgery of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { unverified: true },
    ]) {
      const { answer } = makePasskey(await begin(client), origin, forgery);
      expect(await client.post('/api/account/passkeys', { passkey: answer })).toMatchObject(refused);
    }
    const { answer } = makePasskey(await begin(client), origin);
    const elsewhere = await signedInClient(app, user);
    expect(await elsewhere.post('/api/account/passkeys', { passkey: answer })).toMatchObject(refused);
    expect((await client.post('/api/account/passkeys', { passkey: answer })).status).toBe(201);
    expect(await client.post('/api/account/passkeys', { passkey: answer })).toMatchObject(refused);
    const { client: thief } = await signInAs(app, 'user');
    const options = await begin(thief);
    const copied = makePasskey({ ...options }, origin);
    const [{ credential_id: known }] = await app.knex('passkeys').where({ user_id: user.id });
    expect((copied.answer as { id: string }).id).not.toBe(known);
    const renamed = { ...(copied.answer as object), id: known, rawId: known };
    expect(await thief.post('/api/account/passkeys', { passkey: renamed })).toMatchObject(refused);
  });

  test('what is no answer at all is refused on its field', async () => {
    const guest = app.client();
    for (const passkey of [
      undefined,
      'x',
      {},
      { id: '' },
      { id: 'a', rawId: 'a', type: 'public-key', response: {} },
    ])
      expect((await enter(guest, passkey)).status).toBe(422);
    const { passkey } = await withPasskey();
    const answer = passkey.get(await challenge(guest)) as { response: object };
    for (const clientDataJSON of ['bm90IEpTT04', '', 'x'.repeat(5_000)])
      expect(
        await enter(guest, { ...answer, response: { ...answer.response, clientDataJSON } }),
      ).toMatchObject({
        status: 422,
      });
  });
});
