import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repository } from '../../../lib/repository.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { giveRole } from './give-role.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const run = promisify(execFile);
function command(...args: string[]) {
  const { DATABASE_URL, DATA_DIR } = app.deps.env;
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL, DATA_DIR };
  return run(process.execPath, [join(repository, 'api/scripts/admin.ts'), ...args], { env });
}

test('the command makes a registered person an admin, who signs in anew, and the audit log has it', async () => {
  const user = await createUser(app.knex, { email: 'dana@first.example' });
  const client = app.client();
  await client.signIn(user);
  expect((await client.get('/api/admin/users')).status).toBe(403);
  const { stdout } = await command('make', ' Dana@First.example ');
  expect(stdout).toContain('is admin now');
  expect((await client.get('/api/auth/current-user')).status).toBe(401);
  const admin = app.client();
  await admin.signIn(user);
  expect((await admin.get('/api/admin/users')).status).toBe(200);
  const [entry] = (await admin.get('/api/admin/audit-log')).body;
  expect(entry).toMatchObject({
    actorId: null,
    actorName: 'command line',
    action: 'update',
    before: { userRole: 'user' },
    after: { userRole: 'admin' },
  });
  // Each start of a process is dear: what else it can say is asked of what it calls.
  expect(await giveRole(app.knex, user.email)).toBe('already');
  expect(await giveRole(app.knex, 'nobody@first.example')).toBe('unknown');
  const demo = await createUser(app.knex, { isDemo: true });
  expect(await giveRole(app.knex, demo.email)).toBe('demo');
  expect(await giveRole(app.knex, user.email, 'finance')).toBe('last');
  const other = await createUser(app.knex);
  expect(await giveRole(app.knex, other.email, 'support')).toBe('made');
});

test('a slip of the pen is named and changes nothing', async () => {
  await expect(command('make')).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('make') });
});
