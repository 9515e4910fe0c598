import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { repository } from '../../lib/repository.ts';
import { isInRange } from './version-range.ts';

const day = z.iso.date();
const advisory = z.object({
  id: z.string().min(1),
  package: z.string().min(1),
  vulnerable: z.string().min(1),
  title: z.string().min(1),
});
const snapshot = z.object({ date: day, source: z.string().min(1), advisories: z.array(advisory) });
const acceptance = z.object({
  id: z.string().min(1),
  package: z.string().min(1),
  date: day,
  reason: z.string().min(10),
});
const lockFile = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });

type Advisory = z.output<typeof advisory>;
export type Snapshot = z.output<typeof snapshot>;
export type Acceptance = z.output<typeof acceptance>;
interface InstalledPackage {
  name: string;
  version: string;
}

const folder = join(repository, 'api/scripts/advisories');
export const snapshotFile = join(folder, 'known-advisories.json');
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

export const readSnapshot = (): Snapshot => snapshot.parse(readJson(snapshotFile));
export const readAccepted = (): Acceptance[] =>
  z.array(acceptance).parse(readJson(join(folder, 'accepted-advisories.json')));

/** Every package of the lock file with each of its versions, also those that others bring. */
export function lockedPackages(): InstalledPackage[] {
  const { packages } = lockFile.parse(readJson(join(repository, 'package-lock.json')));
  return Object.entries(packages).flatMap(([path, { version }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    return name === '' || version === undefined ? [] : [{ name, version }];
  });
}

/**
 * What is wrong with the packages by the advisories that are known (docs/security.md V8): each that concerns one and was
 * not accepted, and each acceptance that concerns none any more.
 */
export function judgePackages(
  packages: readonly InstalledPackage[],
  advisories: readonly Advisory[],
  accepted: readonly Acceptance[],
): string[] {
  const found = advisories.flatMap((one) =>
    packages
      .filter(({ name, version }) => name === one.package && isInRange(version, one.vulnerable))
      .map(({ version }) => ({ ...one, version })),
  );
  const isSame = (one: { id: string; package: string }, other: { id: string; package: string }) =>
    one.id === other.id && one.package === other.package;
  return [
    ...found
      .filter((one) => !accepted.some((other) => isSame(one, other)))
      .map((one) => `${one.package} ${one.version}: ${one.id}, ${one.title} (${one.vulnerable})`),
    ...accepted
      .filter((one) => !found.some((other) => isSame(one, other)))
      .map((one) => `${one.package}: ${one.id} is accepted, yet concerns nothing that is installed`),
  ];
}
