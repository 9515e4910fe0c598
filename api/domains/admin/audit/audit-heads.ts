import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Archive } from '../../../adapters/backup/archive.ts';
import type { ChainHead } from './verify-chain.ts';

/** A line outside the database: the newest seal of a day, or that the chain goes on from there after a restore. */
const headLine = z.object({
  at: z.iso.datetime(),
  number: z.number().int().min(0),
  hash: z.string(),
  /** What was written down before is not asked for any more: the database was brought back to an earlier moment. */
  restored: z.boolean().optional(),
});
type HeadLine = z.output<typeof headLine>;

const fileIn = (dataDir: string) => join(dataDir, 'audit-heads.jsonl');
const folder = 'audit/';

/** The head of no seal at all. */
export const noHead: ChainHead = { number: 0, hash: '' };

/**
 * Writes the head down in DATA_DIR and, where there are backups, among them, sealed with their key.
 * @param options.restored that the database was brought back, on purpose
 */
export async function writeHead(
  dataDir: string,
  archive: Archive | null,
  head: ChainHead,
  { at, restored }: { at: Date; restored?: true },
): Promise<void> {
  const line: HeadLine = { at: at.toISOString(), ...head, ...(restored && { restored }) };
  await mkdir(dataDir, { recursive: true });
  await appendFile(fileIn(dataDir), `${JSON.stringify(line)}\n`, { mode: 0o600 });
  await archive?.write(`${folder}${at.getTime()}`, Buffer.from(JSON.stringify(line)));
}

/** Every head that was written down here or among the backups since the database was last brought back. */
export async function readHeads(dataDir: string, archive: Archive | null): Promise<ChainHead[]> {
  const texts = (await readFile(fileIn(dataDir), 'utf8').catch(orNothing)).split('\n').filter(Boolean);
  if (archive)
    for await (const { name } of archive.list(folder)) texts.push((await archive.read(name)).toString());
  const lines = texts.map((text) => headLine.parse(JSON.parse(text)));
  const restoredAt = lines.filter(({ restored }) => restored).map(({ at }) => at);
  const since = restoredAt.toSorted().at(-1) ?? '';
  const heads = lines.filter(({ at, number }) => at >= since && number > 0);
  return [...new Map(heads.map(({ number, hash }) => [`${number} ${hash}`, { number, hash }])).values()];
}

function orNothing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}
