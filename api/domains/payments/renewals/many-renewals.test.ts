import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inheritedVariables } from '../../../inherited-variables.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { crowd } from '../../../testing/crowd.ts';
import { createDuePackages } from '../../../testing/due-packages.ts';

const script = fileURLToPath(new URL('../../../scripts/renewals.ts', import.meta.url));
const due = '2027-06-10T09:00:00Z';
const many = crowd(120, 1_000);
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function schedule(): Promise<{ charged: number; ended: number }> {
  const { DATABASE_URL = '', DATA_DIR } = app.deps.env;
  const child = spawn(process.execPath, [script, '--now=2027-06-10T09:01:00Z'], {
    env: {
      PATH: inheritedVariables()['PATH'] ?? '',
      NODE_COMPILE_CACHE: inheritedVariables()['NODE_COMPILE_CACHE'],
      NODE_ENV: 'test',
      DATABASE_URL,
      DATA_DIR,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let issues = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (issues += chunk.toString()));
  const [code] = await once(child, 'close');
  expect([code, issues]).toEqual([0, '']);
  return JSON.parse(printed);
}

test('two schedulers at once and many due packages: each charged once, and receipts without a gap', async () => {
  await createDuePackages(app.knex, { first: 1, last: many, due });
  const [one, other] = await Promise.all([schedule(), schedule()]);
  expect(one.charged + other.charged).toBe(many);
  expect(Math.min(one.charged, other.charged)).toBeGreaterThan(0);
  const { rows: charges } = await app.knex.raw(
    `select count(*)::integer as charges, count(distinct token_uid)::integer as cards, sum(amount)::integer as taken
     from sandbox_psp.transactions where type = 'Charge' and status_code = '000'`,
  );
  expect(charges).toEqual([{ charges: many, cards: many, taken: Math.round(many * 49.9) }]);
  const { rows: packages } = await app.knex.raw(
    `select status, end_date, next_payment_date, renewal_process_status, count(*)::integer from packages group by 1, 2, 3, 4`,
  );
  const next = new Date('2027-07-10T09:00:00Z');
  expect(packages).toEqual([
    {
      status: 'active',
      end_date: next,
      next_payment_date: next,
      renewal_process_status: 'not_started',
      count: many,
    },
  ]);
  const numbers = await app.knex('receipts').orderBy('receipt_no').pluck('receipt_no');
  expect(numbers).toEqual(Array.from({ length: many }, (_, place) => place + 1));
  expect(await schedule()).toMatchObject({ charged: 0 });
}, 600_000);
