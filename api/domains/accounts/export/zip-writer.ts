import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Writes files into one zip; all names are our own, so none can lead out of a folder. */
export interface ZipWriter {
  /** Compressed files (pictures) are stored as they are. */
  add(name: string, content: string | Uint8Array): void;
  /** Bytes so far. */
  readonly byteSize: number;
  end(): Buffer;
}

/**
 * Starts a zip in memory.
 * @param now time of all its files
 */
export function createZip(now: Date): ZipWriter {
  const chunks: Uint8Array[] = [];
  let byteSize = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
    byteSize += chunk.length;
  });
  return {
    add(name, content) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      const file = typeof content === 'string' ? new ZipDeflate(name) : new ZipPassThrough(name);
      file.mtime = now;
      zip.add(file);
      file.push(bytes, true);
    },
    get byteSize() {
      return byteSize;
    },
    end() {
      zip.end();
      return Buffer.concat(chunks);
    },
  };
}
