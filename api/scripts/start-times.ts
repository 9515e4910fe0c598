import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openMediaStorage } from '../adapters/disk-storage.ts';
import { openDatabaseForCommand } from '../adapters/database.ts';
import { readEnvironment } from '../env.ts';
import { inheritedVariables } from '../inherited-variables.ts';
import { repository } from '../lib/repository.ts';
import { buildWhatIsStale } from './build.ts';
import { migrateOutsideProduction, reachDatabase } from './reach-database.ts';
import { seedIfEmpty } from './seed/seed-if-empty.ts';
import { imageStart } from './image-start.ts';
import { productionSettings } from './production-settings.ts';
import { freePort } from './spawn-application.ts';

/**
 * `npm run start-times`: how long a start takes from the command to the first 200 of /readyz, and what the process
 * holds two seconds later; medians of several starts, of production over a migrated database
 * and of `npm start` when nothing changed. Ends with 1 when a median is over its limit. Needs `ps`.
 */

const tries = 7;
const limits = { production: 1_000, 'npm start': 2_000, megabytes: 150 } as const;
const dataDir = join(repository, '.cache/measure-data');

interface Start {
  milliseconds: number;
  megabytes: number;
}

interface ProcessRow {
  pid: number;
  parent: number;
  megabytes: number;
  command: string;
}

function processes(): ProcessRow[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' });
  return rows.split('\n').flatMap((row) => {
    const [, pid, parent, rss, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? [];
    if (!pid) return [];
    return {
      pid: Number(pid),
      parent: Number(parent),
      megabytes: Number(rss) / 1024,
      command,
    };
  });
}

/**
 * The application among what a command has started: itself, or the youngest program of Node below it. Connections of
 * its database bear the role `bikur_application`.
 */
function applicationOf(pid: number): ProcessRow {
  const all = processes();
  const below = (parent: number): ProcessRow[] =>
    all.filter((row) => row.parent === parent).flatMap((row) => [row, ...below(row.pid)]);
  const family = [...all.filter((row) => row.pid === pid), ...below(pid)];
  const found = family.filter(({ command }) => /\bnode .*application(\.js)?( |$)/.test(command)).at(-1);
  if (!found) throw new Error('The application is not among the processes that were started.');
  return found;
}

async function measure(
  command: readonly string[],
  settings: Record<string, string | undefined>,
): Promise<Start> {
  const port = await freePort();
  const given = { ...inheritedVariables(), ...settings, HOST: '127.0.0.1', PORT: String(port) };
  const env = Object.fromEntries(
    Object.entries({ ...given, LOG_LEVEL: 'error' }).filter(([, value]) => value),
  );
  const [program = '', ...args] = command;
  const started = performance.now();
  const child = spawn(program, args, {
    cwd: repository,
    env: { ...env, PUBLIC_URL: `http://127.0.0.1:${port}` } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} ended with ${child.exitCode}`);
    await pause(5);
  }
  const milliseconds = performance.now() - started;
  await pause(2_000);
  const { pid, megabytes } = applicationOf(child.pid ?? 0);
  process.kill(pid, 'SIGTERM');
  await ended;
  return { milliseconds, megabytes };
}

const medianOf = (numbers: number[]) =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

async function report(
  name: 'production' | 'npm start',
  command: readonly string[],
  settings: Record<string, string | undefined>,
): Promise<void> {
  const starts: Start[] = [];
  for (let count = 0; count < tries; count += 1) starts.push(await measure(command, settings));
  const milliseconds = Math.round(medianOf(starts.map((start) => start.milliseconds)));
  const megabytes = Math.round(medianOf(starts.map((start) => start.megabytes)));
  const isOver = milliseconds > limits[name] || megabytes > limits.megabytes;
  console.log(
    `${name.padEnd(11)} ready after ${milliseconds} ms of ${limits[name]} (${starts.map((start) => Math.round(start.milliseconds)).join(', ')}), ` +
      `${megabytes} MB of ${limits.megabytes} resident: ${isOver ? 'OVER' : 'well'}`,
  );
  if (isOver) process.exitCode = 1;
}

await buildWhatIsStale((line) => console.log(line));
const env = readEnvironment({ NODE_ENV: 'development', DATA_DIR: dataDir });
const database = await reachDatabase(env);
try {
  await migrateOutsideProduction(env, database.url);
  const knex = openDatabaseForCommand(database.url, 2);
  await seedIfEmpty(knex, openMediaStorage(dataDir)).finally(() => knex.destroy());
  const { command, env: ofImage } = imageStart();
  await report('production', command, {
    ...ofImage,
    ...productionSettings(database.url, dataDir),
    DEMO_DATA: undefined,
    npm_lifecycle_event: undefined,
  });
} finally {
  await database.stop();
}
await report('npm start', ['npm', 'start'], {
  NODE_ENV: undefined,
  DATABASE_URL: undefined,
  DATA_DIR: dataDir,
});
