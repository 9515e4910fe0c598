import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toMinor } from '../../../../contract/base/money.schema.ts';
import { repository } from '../../../../lib/repository.ts';
import { openAccountedMonths, type AccountedMonths } from '../../../../testing/accounted-months.ts';
import { judgeEnvironment } from '../../../../testing/judge-ledger.ts';
import { needProgram } from '../../../../testing/other-programs.ts';
import { signInAs } from '../../../../testing/sign-in.ts';

const run = promisify(execFile);

let world: AccountedMonths;
let folder: string;
beforeAll(async () => {
  world = await openAccountedMonths();
  folder = await mkdtemp(join(tmpdir(), 'bikur-ledger-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const november = { from: '2026-11-01', to: '2026-11-30' };
async function ledger(format: 'journal' | 'beancount', { from, to } = november): Promise<string> {
  const { response, bytes } = await world.download(`/api/admin/ledger.${format}?from=${from}&to=${to}`);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(response.headers.get('Content-Disposition')).toContain(`bikur-ledger-${from}-${to}.${format}`);
  return bytes.toString();
}

/** Postings by their entry. */
const entriesOf = (text: string) =>
  text
    .split(/\n\n/u)
    .slice(1)
    .map((entry) =>
      [...entry.matchAll(/^  ([A-Z]\S+) +(-?\d+\.\d\d) ILS$/gmu)].map(
        ([, account = '', amount = '']) => [account, toMinor(amount)] as const,
      ),
    );

function balances(postings: readonly (readonly [string, number])[]): Record<string, number> {
  const sums = Map.groupBy(postings, ([account]) => account);
  return Object.fromEntries(
    [...sums].map(([account, all]) => [account, all.reduce((sum, [, minor]) => sum + minor, 0)]),
  );
}

const expected = {
  // Of five payouts, October's last day among them; 1.20 % of each charge and a shekel of each payout stay behind.
  'Assets:Bank': 3 * (4_990 - 160) - (4_990 + 1_000 + 100) - (5 + 100),
  'Assets:Clearing:Other': 4_000,
  'Assets:Clearing:Sandbox': 3_985 - 6_000 - (8_295 + 680),
  'Expenses:DisputeFees': 6_000,
  'Expenses:ProviderFees': 3 * 60 + 5 * 100,
  // A receipt from before lines were kept as data.
  'Income:Other': -3_390,
  'Income:Plans': -(4_229 + 4_193),
  'Income:LostDisputes': 847,
  'Income:Refunds': 4_229 + 4,
  'Liabilities:VAT:Output': -1_253,
};

describe('the ledger', () => {
  test.each(['journal', 'beancount'] as const)(
    'balances in every entry, and its balances are the books’ sums (%s)',
    async (format) => {
      const entries = entriesOf(await ledger(format));
      expect(entries).toHaveLength(6 + 1 + 5);
      for (const postings of entries) expect(postings.reduce((sum, [, minor]) => sum + minor, 0)).toBe(0);
      const sums = balances(entries.flat());
      expect(sums).toEqual(expected);
      const { rows } = await world.app.knex.raw(
        `select sum(case kind when 'credit' then -amount else amount end)::text as gross,
        sum(case kind when 'credit' then -vat_amount else vat_amount end)::text as vat from receipts
      where payment_date >= '2026-11-01T00:00+02' and payment_date < '2026-12-01T00:00+02'`,
      );
      expect(sums['Liabilities:VAT:Output']).toBe(-toMinor(rows[0].vat));
      const income = Object.entries(sums).filter(([account]) => account.startsWith('Income:'));
      expect(income.reduce((sum, [, minor]) => sum + minor, 0)).toBe(
        toMinor(rows[0].vat) - toMinor(rows[0].gross),
      );
    },
  );

  test('names who paid and what for in one line, whatever was typed', async () => {
    const text = await ledger('journal');
    expect(text).toContain('2026-11-20 * (R000005) ג׳ירף "הקטן" בע״מ 🦒 ל\'ילדים, ושות\' | ');
    expect(await ledger('beancount')).toContain(String.raw`"ג׳ירף \"הקטן\" בע״מ 🦒 ל'ילדים, ושות'"`);
    for (const line of text.split('\n')) expect(Buffer.byteLength(line)).toBeLessThan(4_096);
  });

  test('is what hledger checks strictly, and adds up alike', async (context) => {
    needProgram(context, 'hledger');
    const input = await ledger('journal');
    const hledger = (...args: string[]) =>
      spawnSync('hledger', ['-f', '-', ...args], { input, encoding: 'utf8', env: judgeEnvironment });
    expect(hledger('check', '--strict', 'ordereddates')).toMatchObject({ status: 0, stderr: '' });
    const { stdout } = hledger('balance', '--no-total', '-O', 'csv');
    const found = [...stdout.matchAll(/^"([A-Z][^"]+)","(-?[\d.]+) ILS"/gmu)];
    expect(Object.fromEntries(found.map(([, account, amount = '']) => [account, toMinor(amount)]))).toEqual(
      expected,
    );
  });

  test('is what ledger takes pedantically, and adds up alike', async (context) => {
    needProgram(context, 'ledger');
    const format = '%(account),%(quantity(scrub(display_total)))\n';
    const { status, stdout, stderr } = spawnSync(
      'ledger',
      ['-f', '-', '--pedantic', 'balance', '--flat', '--no-total', '--format', format],
      { input: await ledger('journal'), encoding: 'utf8', env: judgeEnvironment },
    );
    expect([status, stderr]).toEqual([0, '']);
    const found = [...stdout.matchAll(/^(\S+),(-?[\d.]+)$/gmu)];
    expect(Object.fromEntries(found.map(([, account, amount = '']) => [account, toMinor(amount)]))).toEqual(
      expected,
    );
  });

  test('is what beancount checks', async (context) => {
    needProgram(context, 'bean-check');
    const file = join(folder, 'books.beancount');
    await writeFile(file, await ledger('beancount', { from: '2026-01-01', to: '2026-12-31' }));
    expect(spawnSync('bean-check', [file], { encoding: 'utf8', env: judgeEnvironment })).toMatchObject({
      status: 0,
      stdout: '',
      stderr: '',
    });
  });

  test('of days without anything has accounts and no entries', async () => {
    const august = { from: '2026-08-01', to: '2026-08-31' };
    expect(entriesOf(await ledger('journal', august))).toEqual([]);
  });

  test('is written by the command as it is downloaded, and a slip of the pen is named', async () => {
    const { DATABASE_URL, DATA_DIR } = world.app.deps.env;
    const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL, DATA_DIR };
    const command = (...args: string[]) =>
      run(process.execPath, [join(repository, 'api/scripts/ledger.ts'), ...args], { env });
    const out = join(folder, 'books.journal');
    await command(`--from=${november.from}`, `--to=${november.to}`, `--out=${out}`);
    expect(await readFile(out, 'utf8')).toBe(await ledger('journal'));
    // Each start of a process is dear: one slip stands for all.
    await expect(command('--from=2026-02-30')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('2026-02-30'),
    });
  });

  test('is nothing for a moderator, and refuses days that are none', async () => {
    const { client } = await signInAs(world.app, 'moderator');
    const path = '/api/admin/ledger.journal?from=2026-11-01&to=2026-11-30';
    expect((await client.get(path)).status).toBe(403);
    expect((await world.admin.get('/api/admin/ledger.beancount?from=2026-11-31&to=2026-12-01')).status).toBe(
      422,
    );
  });
});
