import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Archive } from '../../../adapters/backup/archive.ts';
import { DamagedFileError } from '../../../adapters/backup/seal.ts';
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

const fileName = 'audit-heads.jsonl';
const fileIn = (dataDir: string) => join(dataDir, fileName);
const folder = 'audit/';

/** What was written down outside the database, as far as it can be read. */
export interface WrittenHeads {
  heads: ChainHead[];
  /** Lines that can't be read, such as what a full disk left of one; English. */
  findings: string[];
}

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
  await append(fileIn(dataDir), JSON.stringify(line));
  await archive?.write(`${folder}${at.getTime()}`, Buffer.from(JSON.stringify(line)));
}

/** On a line of its own, whatever a full disk left of the one before. */
async function append(path: string, line: string): Promise<void> {
  const file = await open(path, 'a+', 0o600);
  try {
    const { size } = await file.stat();
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    const isWhole = size === 0 || buffer.toString() === '\n';
    await file.appendFile(`${isWhole ? '' : '\n'}${line}\n`);
  } finally {
    await file.close();
  }
}

/** Every head that was written down here or among the backups since the database was last brought back. */
export async function readHeads(dataDir: string, archive: Archive | null): Promise<WrittenHeads> {
  const here = (await readFile(fileIn(dataDir), 'utf8').catch(orNothing)).split('\n').map(readLine);
  const archived = new Map<string, HeadLine | null>();
  if (archive)
    for await (const { name } of archive.list(folder)) archived.set(name, await readArchived(archive, name));
  const lines = [...here, ...archived.values()].filter((line) => typeof line === 'object' && line !== null);
  const restoredAt = lines.filter(({ restored }) => restored).map(({ at }) => at);
  const since = restoredAt.toSorted().at(-1) ?? '';
  const heads = lines.filter(({ at, number }) => at >= since && number > 0);
  const lastRestored = here.findLastIndex((line) => line?.restored);
  return {
    heads: [...new Map(heads.map(({ number, hash }) => [`${number} ${hash}`, { number, hash }])).values()],
    findings: [
      ...here.flatMap((line, index) =>
        line === null && index > lastRestored ? [`line ${index + 1} of ${fileName} can't be read`] : [],
      ),
      ...[...archived].flatMap(([name, line]) =>
        line === null && timeOf(name) >= since ? [`${name} among the backups can't be read`] : [],
      ),
    ],
  };
}

const timeOf = (name: string) => new Date(Number(name.slice(folder.length))).toISOString();

/** Nothing of an empty line, null of one that can't be read. */
function readLine(text: string): HeadLine | null | undefined {
  if (!text) return undefined;
  try {
    return headLine.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

async function readArchived(archive: Archive, name: string): Promise<HeadLine | null> {
  try {
    return readLine((await archive.read(name)).toString()) ?? null;
  } catch (error) {
    if (error instanceof DamagedFileError) return null;
    throw error;
  }
}

function orNothing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}
