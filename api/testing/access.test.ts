import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { features } from '../app.ts';
import type { Access, Endpoint } from '../contract/endpoint.ts';
import { userRoles } from '../contract/roles.ts';
import { startTestApp, type TestApp } from './app.ts';
import { foreignId, samplePath } from './endpoint-samples.ts';
import { clientAs } from './act-as.ts';

// Every operation is tried by everybody, and the answer compared with the access that its contract names
// (specification section 6, product.md chapter 3). Input is empty: who may not call is refused before it is read.
const roles = ['guest', ...userRoles] as const;
type Role = (typeof roles)[number];

const refusals: Record<Access, Partial<Record<Role, string>>> = {
  public: {},
  'signed-in': { guest: 'login_required' },
  staff: { guest: 'login_required', user: 'forbidden' },
  admin: { guest: 'login_required', user: 'forbidden', moderator: 'forbidden' },
};

/** Refusals that have to do with who calls. */
const aboutAccess = ['login_required', 'forbidden', 'csrf_token_invalid'];
const endpoints = features.flatMap((feature) => feature.endpoints);
const name = (endpoint: Endpoint) => `${endpoint.method.toUpperCase()} ${endpoint.path}`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('no two operations share method and path', () => {
  expect(new Set(endpoints.map(name)).size).toBe(endpoints.length);
});

test('all of the back office is for admins', () => {
  const open = endpoints.filter(({ path, access }) => path.startsWith('/api/admin/') && access !== 'admin');
  // Moderators answer support in the storefront (product.md chapter 1).
  expect(
    open.map(name).filter((line) => !/^PUT \/api\/admin\/messages\/:id\/(close|reopen)$/.test(line)),
  ).toEqual([]);
});

describe.each(roles)('as %s', (role) => {
  test.each(endpoints.map((endpoint) => [name(endpoint), endpoint] as const))(
    '%s',
    async (_name, endpoint) => {
      // Somebody new each time: a call may end the caller's own sign-in.
      const client = await clientAs(app, role);
      const body = endpoint.method === 'get' || endpoint.method === 'delete' ? undefined : {};
      const reply = await client.request(
        endpoint.method.toUpperCase(),
        samplePath(endpoint, foreignId),
        body,
      );
      const expected = refusals[endpoint.access][role];
      const got: string | null = reply.body?.code ?? null;
      expect(expected ? got : aboutAccess.includes(got ?? '') && got).toBe(expected ?? false);
      expect(reply.status).not.toBe(500);
    },
  );
});
