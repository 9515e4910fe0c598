import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Access } from '../contract/endpoint.ts';
import { inOnePiece } from './mounted-endpoint.ts';
import { clientAs, clientOf } from '../testing/act-as.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { createUser } from '../testing/factories/user.ts';
import { signedInClient, signInAs } from '../testing/sign-in.ts';
import type { AppMiddleware } from './context.ts';
import { createFeatureRouter } from './route.ts';

// The one guard before every operation (docs/specification.md 6, docs/product.md 3); which operation has which
// access is the table of api/testing/access.test.ts.
const accesses = ['public', 'signed-in', 'people.secure', 'inbox'] as const satisfies Access[];
const roles = ['guest', 'user', 'moderator', 'support', 'admin'] as const;

const open = { user: 'answered', moderator: 'answered', support: 'answered', admin: 'answered' };
const closed = { guest: 'login_required', user: 'forbidden', moderator: 'forbidden', admin: 'answered' };
const expected: Record<(typeof accesses)[number], Record<(typeof roles)[number], string>> = {
  public: { guest: 'answered', ...open },
  'signed-in': { guest: 'login_required', ...open },
  'people.secure': { ...closed, support: 'forbidden' },
  inbox: { ...closed, support: 'answered' },
};

/** Operations that ran, by address; and their guards that ran. */
const ran: string[] = [];
const note: AppMiddleware = (ctx, next) => {
  ran.push(ctx.path);
  return next();
};
const base = { summary: 'Probe', tag: 'Probe' };
const answer = z.object({ said: z.string() });
const probe = createFeatureRouter();
for (const access of accesses)
  probe
    .add(
      ...inOnePiece({ ...base, access, method: 'get', path: `/api/probe/${access}`, reply: answer }),
      note,
      () => ({ said: 'answered' }),
    )
    .add(
      ...inOnePiece({
        ...base,
        access,
        method: 'post',
        path: `/api/probe/${access}`,
        body: z.object({ name: z.string() }),
        reply: answer,
      }),
      note,
      () => ({ said: 'answered' }),
    );

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ features: [probe] });
});
afterAll(() => app.close());

async function outcome(client: TestClient, access: Access): Promise<string> {
  ran.length = 0;
  const reply = await client.get(`/api/probe/${access}`);
  const said: string = reply.body.said ?? reply.body.code;
  // A refused request reached nothing behind the guard.
  expect(ran).toEqual(said === 'answered' ? [`/api/probe/${access}`] : []);
  expect(reply.status).toBe({ answered: 200, login_required: 401 }[said] ?? 403);
  return said;
}

describe.each(accesses)('what is %s', (access) => {
  test.each(roles)('answers a %s as it should, by token and by cookie', async (role) => {
    expect(await outcome(await clientAs(app, role), access)).toBe(expected[access][role]);
    const byCookie = role === 'guest' ? app.client() : (await signInAs(app, role)).client;
    expect(await outcome(byCookie, access)).toBe(expected[access][role]);
  });

  test('is refused before the input is read, and the input is read for whom it is for', async () => {
    for (const role of roles) {
      const reply = await (await clientAs(app, role)).post(`/api/probe/${access}`, { name: 7 });
      const refusal = expected[access][role];
      expect(reply.body.code, role).toBe(refusal === 'answered' ? 'validation_failed' : refusal);
    }
  });
});

test('an admin who looks as an owner is that owner, and staff nowhere', async () => {
  const { client } = await signInAs(app, 'admin');
  const owner = await createUser(app.knex);
  const begun = await client.post(`/api/admin/users/${owner.id}/view-as`, { reason: 'שאלה של הלקוח' });
  expect(begun.status).toBe(200);
  expect(await outcome(client, 'public')).toBe('answered');
  expect(await outcome(client, 'signed-in')).toBe('answered');
  expect(await outcome(client, 'people.secure')).toBe('viewing_only');
});

test('a role that changed counts at once, by token and by cookie', async () => {
  const user = await createUser(app.knex, { userRole: 'admin' });
  const clients = [await clientOf(app, user), await signedInClient(app, user)];
  for (const client of clients) expect(await outcome(client, 'people.secure')).toBe('answered');
  await app.knex('users').where('id', user.id).update({ user_role: 'moderator' });
  for (const client of clients) {
    expect(await outcome(client, 'people.secure')).toBe('forbidden');
    expect(await outcome(client, 'signed-in')).toBe('answered');
  }
});

test('a session or token that is over, or is not one, makes a guest', async () => {
  const user = await createUser(app.knex, { userRole: 'admin' });
  const clients = [await clientOf(app, user), await signedInClient(app, user)];
  for (const table of ['access_tokens', 'sessions'])
    await app
      .knex(table)
      .where('user_id', user.id)
      .update({ expires_at: new Date(Date.now() - 1_000) });
  const stranger = app.client();
  stranger.authorization = 'Bearer nobody-knows-this';
  for (const client of [...clients, stranger]) {
    expect(await outcome(client, 'public')).toBe('answered');
    expect(await outcome(client, 'signed-in')).toBe('login_required');
    expect(await outcome(client, 'people.secure')).toBe('login_required');
  }
});

test('HEAD is guarded as GET is', async () => {
  for (const role of roles)
    for (const access of accesses) {
      const reply = await (await clientAs(app, role)).request('HEAD', `/api/probe/${access}`);
      const said = expected[access][role];
      expect(reply.status, `${role}, ${access}`).toBe({ answered: 200, login_required: 401 }[said] ?? 403);
    }
});
