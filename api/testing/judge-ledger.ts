import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { expect } from 'vitest';
import { ledgerAccounts, readLedger } from '../domains/payments/accountant/ledger/ledger-entries.ts';
import { writeLedger } from '../domains/payments/accountant/ledger/write-ledger.ts';
import { isInstalled } from './other-programs.ts';

const judges = [
  {
    program: 'hledger',
    args: { before: ['-f'], after: ['check', '--strict', 'ordereddates'] },
    format: 'journal',
  },
  { program: 'ledger', args: { before: ['-f'], after: ['--pedantic', 'balance'] }, format: 'journal' },
  { program: 'bean-check', args: { before: [], after: [] }, format: 'beancount' },
] as const;

/** Programs that read the ledger as UTF-8 only where the locale says so. */
export const judgeEnvironment = { ...process.env, LC_ALL: 'C.UTF-8' };

/** What the sandbox moved, less what banks took back with lost disputes and for disputes (docs/money.md 13.10, 13.12). */
const clearingBySandbox = `select (
  (select coalesce(sum(case type when 'Refund' then -amount else amount end * 100), 0) from sandbox_psp.transactions
    where status_code = '000' and type in ('Charge', 'Refund') and (visible_from is null or visible_from <= :now))
  - (select coalesce(sum(amount_minor) filter (where status = 'lost'), 0) + coalesce(sum(fee_minor), 0)
    from disputes where provider = 'sandbox'))::bigint as minor`;

/**
 * The ledger of all days balances in every entry, its clearing account is what the sandbox's own books moved less what
 * went on to the bank, and
 * hledger, ledger and beancount take it, each where it is installed.
 * @returns what is wrong, in words
 */
export async function judgeLedger(knex: Knex, now: Date): Promise<string[]> {
  const wrong: string[] = [];
  const entries = await readLedger(knex, { from: '2000-01-01', to: '2099-12-31' });
  for (const { code, postings } of entries) {
    const sum = postings.reduce((total, { minor }) => total + minor, 0);
    if (sum !== 0) wrong.push(`entry ${code} is out of balance by ${sum}`);
  }
  const { rows } = await knex.raw<{ rows: [{ minor: number }] }>(clearingBySandbox, { now });
  const clearing = entries
    .filter(({ code }) => !code.startsWith('P'))
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => account === ledgerAccounts.clearing.sandbox)
    .reduce((total, { minor }) => total + minor, 0);
  if (clearing !== rows[0].minor)
    wrong.push(`${clearing} are on clearing, the sandbox moved ${rows[0].minor}`);
  const folder = await mkdtemp(join(tmpdir(), 'bikur-ledger-'));
  for (const { program, args, format } of judges) {
    if (!isInstalled(program)) continue;
    const file = join(folder, `books.${format}`);
    await writeFile(file, writeLedger(entries, format));
    const { status, stderr } = spawnSync(program, [...args.before, file, ...args.after], {
      encoding: 'utf8',
      env: judgeEnvironment,
    });
    if (status !== 0 || stderr !== '') wrong.push(`${program} ended with ${status}: ${stderr.slice(0, 500)}`);
  }
  await rm(folder, { recursive: true });
  return wrong;
}

/** For tests: nothing is wrong with the ledger (see `judgeLedger`). */
export async function expectSoundLedger(knex: Knex, now: Date): Promise<void> {
  expect(await judgeLedger(knex, now)).toEqual([]);
}
