import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabaseForCommand } from '../../adapters/database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../adapters/embedded-postgres.ts';
import { repository } from '../../lib/repository.ts';
import { buildWhatIsStale } from '../build.ts';
import { productionSettings } from '../production-settings.ts';
import { freePort } from '../spawn-application.ts';
import { startBalancer, type Balancer } from './balancer.ts';
import { buildFormerVersion, type FormerVersion } from './former-version.ts';
import { watchLocks, type LockWait } from './lock-watch.ts';
import { startTraffic, summarize, type Traffic } from './traffic.ts';
import { writeContractingMigration, writeTrialMigrations } from './trial-migrations.ts';

/** Runs with `npm run test:deploy` alone: a database that waits for the disk, and two versions that are built. */

const rows = Number(process.env['DEPLOY_ROWS'] ?? 1_000_000);
const longestWait = 200;

const folder = mkdtempSync(join(tmpdir(), 'bikur-deploy-'));
const migrations = join(folder, 'migrations');
const children = new Set<ChildProcess>();

let former: FormerVersion;
let postgres: EmbeddedPostgres;
let balancer: Balancer;
beforeAll(async () => {
  former = buildFormerVersion(process.env['DEPLOY_FORMER']);
  await buildWhatIsStale((line) => console.log(line), ['server', 'storefront']);
  postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') });
  balancer = await startBalancer();
  mkdirSync(join(folder, 'data'));
  await run(former.folder, ['api/scripts/seed.ts'], { NODE_ENV: 'development' });
}, 600_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await balancer?.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const settings = (more: Record<string, string> = {}) =>
  ({
    ...productionSettings(postgres.url, join(folder, 'data')),
    PUBLIC_URL: balancer.url,
    TRUSTED_PROXY_HOPS: '1',
    ...more,
  }) as NodeJS.ProcessEnv;

function start(cwd: string, args: readonly string[], more: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: settings(more),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.once('exit', () => children.delete(child));
  return { child, printed: () => printed };
}

/** A command, to its end. */
async function run(cwd: string, args: readonly string[], more: Record<string, string> = {}): Promise<string> {
  const { child, printed } = start(cwd, args, more);
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code, printed()).toBe(0);
  return printed();
}

interface Process {
  url: string;
  /** As an operator does. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** A version's process, behind the balancer once it is ready. */
async function serve(cwd: string, more: Record<string, string> = {}): Promise<Process> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const { child, printed } = start(cwd, ['.build/server/application.js'], {
    PORT: new URL(url).port,
    ...more,
  });
  await expect
    .poll(() => (child.exitCode === null ? readiness(url) : printed()), { interval: 200, timeout: 120_000 })
    .toBe('ready');
  balancer.behind.push(url);
  return {
    url,
    end: async (signal = 'SIGTERM') => {
      balancer.behind.splice(balancer.behind.indexOf(url), 1);
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

async function readiness(url: string): Promise<string> {
  try {
    const reply = await fetch(`${url}/readyz`);
    return ((await reply.json()) as { status: string }).status;
  } catch {
    return 'away';
  }
}

test('two versions serve on one database while a million rows migrate: nothing fails, nobody waits', async () => {
  const knex = openDatabaseForCommand(postgres.url, 2);
  const database = { NODE_ENV: 'production', MIGRATIONS_DIR: migrations };
  writeTrialMigrations(migrations);
  const articles = (await knex('blog_posts')
    .where({ is_published: true })
    .orderBy('id')
    .limit(8)
    .pluck('id')) as number[];
  const likesOfDemo = Number((await knex('blog_likes').count())[0]?.['count']);
  await knex.transaction(async (trx) => {
    // Each like names an article that is there.
    await trx.raw('set local session_replication_role = replica');
    await trx.raw(
      `insert into blog_likes (post_id, visitor_hash, created_at)
         select (?::bigint[])[1 + n % ?], sha256(n::text::bytea), now() - n * interval '1 minute'
         from generate_series(1, ?::integer) n`,
      [articles, articles.length, rows],
    );
  });
  await knex.raw('vacuum analyze blog_likes');
  const card = (await knex('business_profiles').where({ custom_slug: 'dana-levi' }).first('id')) as {
    id: number;
  };
  const clicksBefore = await countClicks();

  const phases: { what: string; from: number; to: number }[] = [];
  const phase = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const from = performance.now();
    const result = await work();
    phases.push({ what, from, to: performance.now() });
    return result;
  };

  let old = await serve(former.folder);
  const traffic = await startTraffic({
    url: balancer.url,
    cardId: card.id,
    cardPath: '/p/dana-levi',
    articleIds: articles,
    owner: { email: 'owner@bikur.example', password: 'bikur-demo' },
  });
  const warmUp = 3_000;
  await pause(warmUp);
  const since = traffic.sent.length;
  const stopWatch = watchLocks(postgres.url);
  await phase('former alone', () => pause(5_000));
  const migrated = await phase('present migrates, former serves', () =>
    run(repository, ['.build/server/db.js', 'migrate'], database),
  );
  expect(migrated).toContain('0 pending');
  const staysReady = existsSync(join(former.folder, 'api/adapters/migrate.ts'));
  const formerReadiness = await readiness(old.url);
  const young = await phase('present starts', () => serve(repository, database));
  await phase('both serve', () => pause(5_000));
  if (staysReady)
    await phase('a process of the former starts anew', async () => {
      await old.end();
      old = await serve(former.folder);
    });
  await phase('the former ends', () => old.end());
  await phase('present alone', () => pause(3_000));
  writeContractingMigration(migrations);
  await phase('a later version contracts', () =>
    run(repository, ['.build/server/db.js', 'migrate'], database),
  );
  await phase('afterwards', () => pause(2_000));
  await traffic.stop();
  const lockWait = await stopWatch();
  await young.end();

  const sent = traffic.sent.slice(since);
  const quiet = report(sent, phases, { formerReadiness, lockWait });
  const failed = sent.filter(({ status }) => status < 200 || status >= 300);
  expect(failed).toEqual([]);
  await expectNothingLost(traffic);
  const { rows: index } = await knex.raw(`select to_regclass('blog_likes_liked_on_index') as name`);
  expect(index).toEqual([{ name: null }]);
  if (staysReady) expect(formerReadiness).toBe('ready');
  expect(lockWait.milliseconds).toBeLessThan(longestWait);
  // On a machine whose processors are busy with others every answer waits, migration or not.
  if (quiet.longest < longestWait / 2)
    expect(sent.filter(({ isWrite, milliseconds }) => isWrite && milliseconds >= longestWait)).toEqual([]);
  else
    console.warn(
      `Busy machine: ${quiet.longest} ms with nothing under way. Only waits in the database were judged.`,
    );
  await knex.destroy();

  async function countClicks(): Promise<number> {
    return Number(
      (await knex('card_events').where({ profile_id: card.id, type: 'phone' }).count())[0]?.['count'],
    );
  }

  async function expectNothingLost({ likes, clicks, language }: Traffic): Promise<void> {
    const standing = [...likes.values()].filter(Boolean).length;
    expect(Number((await knex('blog_likes').count())[0]?.['count'])).toBe(rows + standing + likesOfDemo);
    expect((await countClicks()) - clicksBefore).toBe(clicks);
    expect(await knex('users').where({ email: 'owner@bikur.example' }).first('language')).toEqual({
      language,
    });
  }
}, 1_800_000);

/** @returns the writes while nothing was under way */
function report(
  sent: Traffic['sent'],
  phases: readonly { what: string; from: number; to: number }[],
  { formerReadiness, lockWait }: { formerReadiness: string; lockWait: LockWait },
): { longest: number } {
  console.log(
    `Former version: ${former.commit} ${former.subject}; its /readyz on the new schema: ${formerReadiness}`,
  );
  console.log(`Longest wait for a lock: ${lockWait.milliseconds} ms (${lockWait.query.slice(0, 80)})`);
  const summaries = phases.map(({ what, from, to }) => {
    const within = sent.filter(({ at }) => at >= from && at < to);
    const writes = summarize(within.filter(({ isWrite }) => isWrite));
    const reads = summarize(within.filter(({ isWrite }) => !isWrite));
    console.log(
      `${what}: ${((to - from) / 1000).toFixed(1)} s; ${writes.count} writes, p99 ${writes.p99} ms, longest ${writes.longest} ms; ` +
        `${reads.count} reads, p99 ${reads.p99} ms, longest ${reads.longest} ms`,
    );
    return writes;
  });
  return summaries[0] ?? { longest: 0 };
}
