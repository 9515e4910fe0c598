import { z } from 'zod';
import type { Snapshot } from './judge-packages.ts';

const answer = z.record(
  z.string(),
  z.array(
    z.object({
      id: z.union([z.string(), z.number()]),
      url: z.string().optional(),
      title: z.string(),
      vulnerable_versions: z.string(),
    }),
  ),
);

/**
 * Asks a registry for the advisories of these packages, as npm does.
 * @param registry its address
 * @param today ISO date
 * @returns a new snapshot; what was entered by hand stays
 * @throws {Error} when the registry doesn't answer the question
 */
export async function refreshedSnapshot(
  registry: string,
  {
    packages,
    former,
    today,
  }: {
    packages: readonly { name: string; version: string }[];
    former: Snapshot;
    today: string;
  },
): Promise<Snapshot> {
  const asked: Record<string, string[]> = {};
  for (const { name, version } of packages) (asked[name] ??= []).push(version);
  const reply = await fetch(`${registry.replace(/\/$/u, '')}/-/npm/v1/security/advisories/bulk`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
    signal: AbortSignal.timeout(60_000),
  });
  if (!reply.ok) throw new Error(`The registry answers ${reply.status} to the question for advisories.`);
  const told = Object.entries(answer.parse(await reply.json())).flatMap(([name, list]) =>
    list.map(({ id, url, title, vulnerable_versions: vulnerable }) => ({
      id: url?.split('/').at(-1) ?? String(id),
      package: name,
      vulnerable,
      title,
    })),
  );
  const byHand = former.advisories.filter(({ id }) => id.startsWith('CVE-'));
  const key = (one: { id: string; package: string }) => `${one.package} ${one.id}`;
  return {
    date: today,
    source: 'the registry of npm, and what docs/security.md names by hand',
    advisories: [...byHand, ...told].toSorted((one, other) => key(one).localeCompare(key(other), 'en')),
  };
}
