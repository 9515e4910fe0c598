import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Archive } from './archive.ts';
import type { BaseManifest } from './base-manifest.ts';
import { sha256 } from './pack-folder.ts';
import { DamagedFileError } from './seal.ts';

/**
 * Writes the files of a base backup into a new folder, each checked against its checksum.
 * @param own is called with each file and folder, to hand it to the account that runs the database
 * @throws {MissingFileError} {DamagedFileError} naming the file
 */
export async function unpackBase(
  archive: Archive,
  manifest: BaseManifest,
  cluster: string,
  own: (path: string) => void,
): Promise<void> {
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  // Whatever the mask: PostgreSQL refuses a folder that others may read.
  chmodSync(cluster, 0o700);
  own(cluster);
  for (const folder of manifest.folders.toSorted()) {
    mkdirSync(join(cluster, folder), { recursive: true, mode: 0o700 });
    own(join(cluster, folder));
  }
  const pieces = packedPieces(archive, manifest);
  let rest: Buffer = Buffer.alloc(0);
  for (const { path, byteSize, sha256: expected } of manifest.files) {
    const hash = createHash('sha256');
    const file = await open(join(cluster, path), 'wx', 0o600);
    try {
      for (let left = byteSize; left > 0;) {
        if (rest.length === 0) rest = await nextPiece(pieces, path);
        const bytes = rest.subarray(0, left);
        rest = rest.subarray(bytes.length);
        left -= bytes.length;
        hash.update(bytes);
        await writeAll(file, bytes);
      }
    } finally {
      await file.close();
    }
    if (hash.digest('hex') !== expected) throw new DamagedFileError(path);
    own(join(cluster, path));
  }
}

async function* packedPieces(archive: Archive, { packs }: BaseManifest): AsyncGenerator<Buffer> {
  for (const { name, byteSize, sha256: expected } of packs) {
    const content = await archive.read(name);
    if (content.length !== byteSize || sha256(content) !== expected) throw new DamagedFileError(name);
    yield content;
  }
}

async function nextPiece(pieces: AsyncGenerator<Buffer>, path: string): Promise<Buffer> {
  const next = await pieces.next();
  if (next.done) throw new DamagedFileError(path, 'is damaged: its end is missing');
  return next.value;
}

async function writeAll(file: FileHandle, bytes: Buffer): Promise<void> {
  for (let done = 0; done < bytes.length;) done += (await file.write(bytes, done)).bytesWritten;
}
