import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inheritedVariables } from '../env.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Bundle {
  name: string;
  /** What the bundle is made from; a change in any of these makes it stale. */
  sources: string[];
  output: string;
  commands: string[][];
}

const bundles: Bundle[] = [
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
    sources: ['backoffice', 'api/contract', 'package-lock.json'],
    output: '.build/backoffice',
    commands: [['vite', 'build', '--config', 'backoffice/vite.config.ts']],
  },
];

function* files(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) {
    if (name === 'e2e' || name.includes('.test.')) continue;
    yield* files(join(path, name));
  }
}

/** One hash over names and contents, so that a checkout with new times but the same files stays fresh. */
function fingerprint(sources: string[]): string {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of files(join(root, source)))
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

function run(command: string[]): void {
  const [program = '', ...args] = command;
  // Never the mode of whoever builds: React's development build is another program.
  const env = { ...inheritedVariables(), NODE_ENV: 'production' } as NodeJS.ProcessEnv;
  const outcome = spawnSync(join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  if (outcome.status === 0) return;
  throw new Error(`${command.join(' ')} failed:\n${outcome.stdout}${outcome.stderr}${outcome.error ?? ''}`);
}

/**
 * Builds the clients whose sources changed since they were last built.
 * @returns the names of the bundles that were built
 * @throws {Error} with the builder's own words when a build fails
 */
export function buildWhatIsStale(report: (line: string) => void = () => {}): string[] {
  const built: string[] = [];
  for (const bundle of bundles) {
    const stamp = join(root, bundle.output, '.fingerprint');
    const present = fingerprint(bundle.sources);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === present) continue;
    report(`Building the ${bundle.name} …`);
    for (const command of bundle.commands) run(command);
    mkdirSync(join(root, bundle.output), { recursive: true });
    writeFileSync(stamp, present);
    built.push(bundle.name);
  }
  return built;
}

if (import.meta.main) {
  const built = buildWhatIsStale((line) => console.log(line));
  console.log(built.length > 0 ? `Built: ${built.join(', ')}.` : 'Nothing is stale.');
}
