import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from './tally.ts';

/**
 * Modules that everything hangs on: a test that starts the whole application uses all of it, which tells nothing of
 * what a change touches.
 */
const hubs = [
  /^api\/(?:app|server|worker)\.ts$/u,
  /^api\/domains\/[^/]+\/(?:index|routes)\.ts$/u,
  /^api\/testing\//u,
];
const testFile = /\.test\.tsx?$/u;
const imported = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/gu;

/** The tests in the order in which they are near to a change: files are what they import, one step a distance. */
interface ChosenTest {
  file: string;
  /** 0: changed itself; 1: beside a changed file or importing it; and so on. */
  distance: number;
}

/**
 * @param changed paths from the root
 * @returns the tests that a change of these files touches, nearest first
 */
export function chooseTests(
  changed: readonly string[],
  sources: readonly string[] = readSources(),
): ChosenTest[] {
  const importers = importersOf(sources);
  const present = new Set(sources);
  const distances = new Map<string, number>(changed.map((file) => [file, 0]));
  const queue = [...changed];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (hubs.some((hub) => hub.test(file)) && !changed.includes(file)) continue;
    const distance = (distances.get(file) ?? 0) + 1;
    for (const importer of importers.get(file) ?? []) {
      if (distances.has(importer)) continue;
      distances.set(importer, distance);
      queue.push(importer);
    }
  }
  // What stands beside a changed file speaks of it, also where it does so through the application.
  const folders = new Set(changed.map((file) => dirname(file)));
  for (const file of sources) {
    const known = distances.get(file) ?? Infinity;
    if (testFile.test(file) && known > 1 && folders.has(dirname(file))) distances.set(file, 1);
  }
  return [...distances]
    .filter(([file]) => testFile.test(file) && present.has(file))
    .map(([file, distance]) => ({ file, distance }))
    .sort((one, other) => one.distance - other.distance || (one.file < other.file ? -1 : 1));
}

const readSources = (): string[] =>
  globSync('{api,storefront,backoffice,migrations}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

function importersOf(sources: readonly string[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of sources) {
    const path = join(root, file);
    if (!existsSync(path)) continue;
    for (const [, specifier = ''] of readFileSync(path, 'utf8').matchAll(imported)) {
      const target = normalize(join(dirname(file), specifier)).replaceAll('\\', '/');
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}
