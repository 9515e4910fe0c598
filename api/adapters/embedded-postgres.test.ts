import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

let outer: string;
let folder: string;
const moduleUrl = new URL('./embedded-postgres.ts', import.meta.url).href;

// To the database's account a closed outer folder looks like root's home directory.
beforeAll(() => {
  outer = mkdtempSync(join(tmpdir(), 'bikur-embedded-'));
  chmodSync(outer, 0o700);
  folder = join(outer, 'postgres');
});
afterAll(() => rmSync(outer, { recursive: true, force: true }));

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

test('keeps its data from one start to the next', async () => {
  const first = await startEmbeddedPostgres({ folder, throwaway: true });
  await query(first.url, `create table notes as select 'שלום' as text`);
  await first.stop();
  await first.stop();

  const second = await startEmbeddedPostgres({ folder, throwaway: true });
  try {
    expect(await query(second.url, 'select text from notes')).toEqual([{ text: 'שלום' }]);
    const [encoding] = await query(second.url, 'show server_encoding');
    expect(encoding).toEqual({ server_encoding: 'UTF8' });
    const sorted = await query<{ word: string }>(
      second.url,
      `select word from (values ('Avi'), ('תמר'), ('אבי'), ('מים'), ('מגן')) words (word) order by word`,
    );
    expect(sorted.map((row) => row.word)).toEqual(['אבי', 'מגן', 'מים', 'תמר', 'Avi']);
  } finally {
    await second.stop();
  }
});

test('keeps the password to its owner', () => {
  expect(statSync(join(folder, 'password')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'password'), 'utf8')).toMatch(/^[0-9a-f]{48}$/);
});

test('refuses a second start on the same folder and says who uses it', async () => {
  const running = await startEmbeddedPostgres({ folder, throwaway: true });
  try {
    await expect(startEmbeddedPostgres({ folder, throwaway: true })).rejects.toThrow(
      `is in use by process ${process.pid}`,
    );
    expect(await query(running.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  } finally {
    await running.stop();
  }
});

test('takes over after the process that started it was killed', async () => {
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(moduleUrl)});
    const { port } = await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, throwaway: true });
    console.log(port);
    setInterval(() => {}, 1000);`;
  const killed = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'exit');

  const next = await startEmbeddedPostgres({ folder, throwaway: true });
  expect(await query(next.url, 'select text from notes')).toEqual([{ text: 'שלום' }]);
  await next.stop();
});

test('is not held up by a stale postmaster.pid whose number now belongs to another program', async () => {
  writeFileSync(
    join(folder, 'cluster/postmaster.pid'),
    `${process.ppid}\n${folder}/cluster\n1700000000\n1\n\n127.0.0.1\n\nready\n`,
  );
  const next = await startEmbeddedPostgres({ folder, throwaway: true });
  expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await next.stop();
});

test('stops with the process that started it', async () => {
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(moduleUrl)});
    const { port } = await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, throwaway: true });
    console.log(port);
    process.exit(0);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
  const next = await startEmbeddedPostgres({ folder, throwaway: true });
  await next.stop();
});
