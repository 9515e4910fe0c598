import { z } from 'zod';
import type { Archive } from './archive.ts';
import { DamagedFileError } from './seal.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const segment = z.string().regex(/^[0-9A-F]{24}$/);

const manifestSchema = z.object({
  format: z.literal(1),
  id: z.string(),
  systemId: z.string().regex(/^\d+$/),
  majorVersion: z.int(),
  segmentBytes: z.int(),
  startedAt: z.iso.datetime().transform((text) => new Date(text)),
  /** The first moment to which it can be restored. */
  endedAt: z.iso.datetime().transform((text) => new Date(text)),
  firstSegment: segment,
  lastSegment: segment,
  /** PostgreSQL's own note, which says where recovery begins. */
  label: z.string(),
  /** Of the embedded database's user. */
  password: z.string().nullable(),
  folders: z.array(z.string()),
  /** In the order in which their contents follow each other in the packs. */
  files: z.array(z.object({ path: z.string(), byteSize: z.int(), sha256: hash })),
  packs: z.array(z.object({ name: z.string(), byteSize: z.int(), sha256: hash })),
});

/** What a base backup consists of; it is written last, so that a backup with a manifest is whole. */
export type BaseManifest = z.output<typeof manifestSchema>;

export const baseFolder = (systemId: string, id: string): string => `base/${systemId}/${id}`;
const manifestName = (systemId: string, id: string) => `${baseFolder(systemId, id)}/manifest`;

export async function writeManifest(archive: Archive, manifest: BaseManifest): Promise<void> {
  const { systemId, id } = manifest;
  await archive.write(manifestName(systemId, id), Buffer.from(JSON.stringify(manifest)));
}

/** A base backup as the names of its files tell of it. */
export interface ListedBase {
  systemId: string;
  id: string;
  startedAt: Date;
  /** A backup that was killed has no manifest. */
  isWhole: boolean;
  byteSize: number;
  names: string[];
}

/** The base backups of an archive, oldest first; no file of theirs is opened. */
export async function listBases(archive: Archive): Promise<ListedBase[]> {
  const bases = new Map<string, ListedBase>();
  for await (const { name, byteSize } of archive.list('base/')) {
    const [, systemId = '', id = '', file] = name.split('/');
    const startedAt = timeOfBase(id);
    if (!startedAt) continue;
    const key = `${systemId}/${id}`;
    const base = bases.get(key) ?? { systemId, id, startedAt, isWhole: false, byteSize: 0, names: [] };
    base.names.push(name);
    base.byteSize += byteSize;
    base.isWhole ||= file === 'manifest';
    bases.set(key, base);
  }
  return [...bases.values()].toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime());
}

/**
 * Reads what a base backup consists of.
 * @throws {MissingFileError} when it isn't whole
 * @throws {DamagedFileError} when its manifest isn't what was written
 */
export async function readManifest(archive: Archive, systemId: string, id: string): Promise<BaseManifest> {
  const name = manifestName(systemId, id);
  const content = await archive.read(name);
  const parsed = manifestSchema.safeParse(JSON.parse(content.toString()));
  if (!parsed.success) throw new DamagedFileError(name, 'was written by another version of Bikur');
  return parsed.data;
}

/** Such as `20261122T100006123Z`: it sorts by time. */
export const baseId = (startedAt: Date): string => startedAt.toISOString().replaceAll(/[-:.]/g, '');

function timeOfBase(id: string): Date | null {
  const found = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/.exec(id);
  if (!found) return null;
  const [, year, month, day, hour, minute, second, millisecond] = found;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${millisecond}Z`);
}
