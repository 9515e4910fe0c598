import type { Readable } from 'node:stream';

/** Bytes of a kept file on their way out. */
interface StoredFile {
  body: Readable;
  byteSize: number;
}

/**
 * Where pictures and documents lie; the disk by default. Keys are paths in small letters, `ab12/640.avif`,
 * and a key's content never changes once it is written, so answers may be kept for ever.
 */
export interface Storage {
  /** Writes a file whole or not at all; a reader never sees half of it. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. The caller reads or destroys `body`. */
  open(key: string): Promise<StoredFile | null>;
  /** Size in bytes; null when there is no such file. */
  sizeOf(key: string): Promise<number | null>;
  /** Removes a file, or everything below `key/`. Nothing happens when there is none. */
  remove(key: string): Promise<void>;
}

const validKey = /^[a-z0-9][a-z0-9-]*(?:\.[a-z0-9]+)?(?:\/[a-z0-9][a-z0-9-]*(?:\.[a-z0-9]+)?)*$/;

/**
 * Keys come from addresses that anybody can type: nothing that could step out of the folder gets through.
 * @throws {RangeError} for a key of another form
 */
export function assertStorageKey(key: string): void {
  if (key.length > 255 || !validKey.test(key)) throw new RangeError('not a storage key');
}
