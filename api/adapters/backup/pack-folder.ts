import { createHash } from 'node:crypto';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Archive } from './archive.ts';
import type { BaseManifest } from './base-manifest.ts';

/** Bytes of one pack before compression: what is in memory at once. */
const packBytes = 32 * 1024 * 1024;
/** Bytes that are read of a file at once. */
const readBytes = 1024 * 1024;

/** What PostgreSQL makes anew by itself, or what belongs to the running server alone; the folders are kept, empty. */
const emptyFolders = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const leftOut =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map|standby\.signal|recovery\.signal|.*\bpgsql_tmp.*|.*\bpg_internal\.init.*|.*\.part)$/;
/** Copied last, as PostgreSQL's own copier does: it says from where to read the others. */
const control = 'global/pg_control';

type Packed = Pick<BaseManifest, 'folders' | 'files' | 'packs'>;

/**
 * Copies a data folder as files into the archive, in packs, while the database writes into it: what changes meanwhile
 * is put right by the log. Every file gets its checksum.
 * @param base the folder in the archive
 * @throws {Error} when a tablespace lies elsewhere
 */
export async function packFolder(folder: string, archive: Archive, base: string): Promise<Packed> {
  const { folders, paths } = await contentsOf(folder);
  const files: Packed['files'] = [];
  const packs: Packed['packs'] = [];
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  // One for all: most files are a page or two, and a megabyte for each costs more than reading them.
  const chunk = Buffer.allocUnsafe(readBytes);
  const writePack = async () => {
    const content = Buffer.concat(waiting, waitingBytes);
    const name = `${base}/${String(packs.length + 1).padStart(6, '0')}`;
    await archive.write(name, content);
    packs.push({ name, byteSize: content.length, sha256: sha256(content) });
    waiting = [];
    waitingBytes = 0;
  };
  for (const path of [...paths.filter((one) => one !== control), control]) {
    // A table may be dropped, and a file of it with it, between the look and the copy: the log knows of it.
    const file = await open(join(folder, path), 'r').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' && path !== control) return null;
      throw error;
    });
    if (!file) continue;
    const hash = createHash('sha256');
    let byteSize = 0;
    try {
      for (;;) {
        const { bytesRead } = await file.read(chunk, 0, chunk.length, byteSize);
        if (bytesRead === 0) break;
        const bytes = Buffer.from(chunk.subarray(0, bytesRead));
        hash.update(bytes);
        byteSize += bytesRead;
        waiting.push(bytes);
        waitingBytes += bytesRead;
        if (waitingBytes >= packBytes) await writePack();
      }
    } finally {
      await file.close();
    }
    files.push({ path, byteSize, sha256: hash.digest('hex') });
  }
  if (waitingBytes > 0) await writePack();
  return { folders, files, packs };
}

async function contentsOf(root: string): Promise<{ folders: string[]; paths: string[] }> {
  const folders = ['pg_wal/archive_status', 'pg_wal/summaries'];
  const paths: string[] = [];
  const look = async (folder: string) => {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (folder === 'pg_tblspc')
        throw new Error(
          `The tablespace ${entry.name} lies outside the data folder: backups don't hold those.`,
        );
      if (leftOut.test(entry.name)) continue;
      if (entry.isDirectory()) {
        folders.push(path);
        if (!emptyFolders.has(path)) await look(path);
      } else if (entry.isFile()) paths.push(path);
    }
  };
  await look('');
  return { folders, paths };
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
