import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { exportFormat, exportVersion, importLimits } from '../../../contract/accounts/data-import.schema.ts';
import { documentLimits } from '../../../contract/cards/document-limits.ts';
import { isPictureId } from '../../../contract/cards/picture-address.ts';
import { pictureLimits } from '../../../contract/cards/picture-limits.ts';
import { importRefusal } from './refuse-import.ts';
import { unpack } from './unpack.ts';

const maxRows = 1_000;
const maxLeads = 50_000;
const rowsUpTo = (max: number) => z.array(z.record(z.string(), z.unknown())).max(max);
const tables = {
  'bikur.json': z.object({ format: z.literal(exportFormat), version: z.literal(exportVersion) }),
  'account.json': z.object({ addresses: rowsUpTo(maxRows) }),
  'cards.json': z.object({ cards: rowsUpTo(maxRows) }),
  'leads.json': z.object({ leads: rowsUpTo(maxLeads) }),
};
type TableName = keyof typeof tables;
const isTable = (name: string): name is TableName => Object.hasOwn(tables, name);

export type ArchiveRow = Record<string, unknown>;

export interface Archive {
  cards: ArchiveRow[];
  addresses: ArchiveRow[];
  /** Empty where the file has none. */
  leads: ArchiveRow[];
  /** Bytes of a picture or a document by its public id; null when the file doesn't contain it. */
  fileOf(id: string): Promise<Buffer | null>;
}

/**
 * Unpacks a file of data and passes it to `work`. Pictures and documents wait in a temporary folder that is removed
 * after the work: a few hundred megabytes must not be held in memory.
 * @throws {AppError} see `unpack`; `unsupported_media_type` for a zip that isn't ours
 */
export async function withArchive<T>(
  source: AsyncIterable<Buffer>,
  work: (archive: Archive) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bikur-import-'));
  try {
    const texts = new Map<TableName, string>();
    const files = new Set<string>();
    await unpack(source, maxBytesOf, async ({ name, bytes }) => {
      if (isTable(name)) texts.set(name, bytes.toString());
      const id = fileIdOf(name);
      if (!id) return;
      await writeFile(join(folder, id), bytes);
      files.add(id);
    });
    read('bikur.json', texts);
    return await work({
      cards: read('cards.json', texts).cards,
      addresses: read('account.json', texts).addresses,
      leads: texts.has('leads.json') ? read('leads.json', texts).leads : [],
      fileOf: async (id) => (files.has(id) ? readFile(join(folder, id)) : null),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function maxBytesOf(name: string): number | null {
  if (isTable(name)) return importLimits.tableBytes;
  return fileIdOf(name) ? Math.max(pictureLimits.bytes, documentLimits.bytes) : null;
}

/** Small letters, digits and a size: such a name can't lead to another folder. */
function fileIdOf(name: string): string | null {
  const [, picture, document] = /^(?:pictures\/([^/\\]+)\.jpg|documents\/([^/\\]+)\.pdf)$/.exec(name) ?? [];
  const id = picture ?? document;
  return id && isPictureId(id) ? id : null;
}

function read<Name extends TableName>(
  name: Name,
  texts: ReadonlyMap<TableName, string>,
): z.output<(typeof tables)[Name]> {
  const text = texts.get(name);
  if (text === undefined) throw importRefusal('notOurs');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw importRefusal('broken', error);
  }
  const parsed = tables[name].safeParse(value);
  if (!parsed.success) throw importRefusal('notOurs', parsed.error);
  return parsed.data as z.output<(typeof tables)[Name]>;
}
