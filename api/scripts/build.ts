import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync, type BigIntStats } from 'node:fs';
import { join } from 'node:path';
import { inheritedVariables } from '../inherited-variables.ts';
import { repository as root } from '../lib/repository.ts';

type BundleName = 'server' | 'storefront' | 'back office';

interface Bundle {
  name: BundleName;
  /** What the bundle is made from; a change in any of these makes it stale. */
  sources: string[];
  output: string;
  commands: string[][];
}

const bundles: Bundle[] = [
  {
    name: 'server',
    sources: ['api', '.config/vite.server.ts', 'package.json', 'package-lock.json'],
    output: '.build/server',
    commands: [['vite', 'build', '--config', '.config/vite.server.ts']],
  },
  {
    name: 'storefront',
    sources: ['storefront', 'api/contract', 'package-lock.json'],
    output: '.build/storefront',
    commands: [
      ['vite', 'build', '--config', 'storefront/vite.config.ts'],
      ['vite', 'build', '--config', 'storefront/vite.config.ts', '--ssr'],
    ],
  },
  {
    name: 'back office',
    sources: ['backoffice', 'storefront/charts', 'api/contract', 'package-lock.json'],
    output: '.build/backoffice',
    commands: [['vite', 'build', '--config', 'backoffice/vite.config.ts']],
  },
];

interface SourceFile {
  path: string;
  stats: BigIntStats;
}

/**
 * Files below a source, in the order of their names; tests and what they stand on are part of no bundle. None where the
 * source is gone: after an update the launcher of the former bundle looks for the former sources.
 */
function* files(path: string): Generator<SourceFile> {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isDirectory()) return yield { path, stats };
  for (const name of readdirSync(path).sort()) {
    if (name === 'e2e' || name === 'testing' || name.includes('.test.')) continue;
    yield* files(join(path, name));
  }
}

/** What a bundle was made from. */
interface Stamp {
  /** Over names, sizes and times: a look that reads no file. */
  times: string;
  /** Over names and contents, so that a checkout with new times but the same files stays fresh. */
  contents: string;
}

function timesOf(sources: readonly SourceFile[]): string {
  const hash = createHash('sha256');
  for (const { path, stats } of sources)
    hash.update(`${path.slice(root.length)}\0${stats.size}\0${stats.mtimeNs}\0${stats.ctimeNs}\n`);
  return hash.digest('hex');
}

function contentsOf(sources: readonly SourceFile[]): string {
  const hash = createHash('sha256');
  for (const { path } of sources)
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}

function readStamp(file: string): Partial<Stamp> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Stamp>;
  } catch {
    return {};
  }
}

/** Runs a builder; it ends with this process. */
async function run(command: readonly string[]): Promise<void> {
  const [program = '', ...args] = command;
  // Never the mode of whoever builds: React's development build is another program.
  const env = { ...inheritedVariables(), NODE_ENV: 'production' } as NodeJS.ProcessEnv;
  const child = spawn(join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const collect = (chunk: Buffer) => (printed += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  };
  process.on('SIGTERM', end).on('SIGINT', end);
  const outcome = await new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code ?? signal ?? 1));
  });
  process.off('SIGTERM', end).off('SIGINT', end);
  if (outcome !== 0) throw new Error(`${command.join(' ')} failed (${outcome}):\n${printed}`);
}

async function buildIfStale(bundle: Bundle, report: (line: string) => void): Promise<boolean> {
  const stampFile = join(root, bundle.output, '.fingerprint');
  const sources = bundle.sources.flatMap((source) => [...files(join(root, source))]);
  const known = readStamp(stampFile);
  const times = timesOf(sources);
  if (known.times === times) return false;
  const contents = contentsOf(sources);
  const isStale = known.contents !== contents;
  if (isStale) {
    report(`Building the ${bundle.name} …`);
    for (const command of bundle.commands) await run(command);
    mkdirSync(join(root, bundle.output), { recursive: true });
  }
  writeFileSync(stampFile, JSON.stringify({ times, contents } satisfies Stamp));
  return isStale;
}

/**
 * Builds what changed since it was last built, side by side.
 * @param names all bundles unless given
 * @returns the names of the bundles that were built
 * @throws {Error} with the builder's own words when a build fails
 */
export async function buildWhatIsStale(
  report: (line: string) => void = () => {},
  names?: readonly BundleName[],
): Promise<BundleName[]> {
  const wanted = bundles.filter(({ name }) => !names || names.includes(name));
  const built = await Promise.all(
    wanted.map(async (bundle) => ((await buildIfStale(bundle, report)) ? [bundle.name] : [])),
  );
  return built.flat();
}

if (import.meta.main) {
  const built = await buildWhatIsStale((line) => console.log(line));
  console.log(built.length > 0 ? `Built: ${built.join(', ')}.` : 'Nothing is stale.');
}
