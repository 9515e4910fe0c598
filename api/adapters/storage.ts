import type { Readable } from 'node:stream';

/** A stored file, to be read. */
interface StoredFile {
  body: Readable;
  byteSize: number;
}

/** A stored file, as a list names it. */
export interface ListedFile {
  key: string;
  byteSize: number;
  storedAt: Date;
}

/** The place of the files is away, silent, full or refuses us: the same request may succeed later. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
}

/**
 * Stores pictures and documents, by default on the disk. Keys are paths in small letters, `ab12/640.avif`, and a
 * key's content never changes once it is written, so browsers may cache answers for ever. Whatever fails at the place
 * itself is a StorageUnavailableError.
 */
export interface Storage {
  /** Writes a file whole or not at all; no request ever reads half of it. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. The caller reads or destroys `body`. */
  open(key: string): Promise<StoredFile | null>;
  /** Size in bytes; null when there is no such file. */
  sizeOf(key: string): Promise<number | null>;
  /** Removes a file, or everything below `key/`; does nothing when there is none. */
  remove(key: string): Promise<void>;
  /** Every stored file, in no order; for backups, as there may be very many. */
  list(): AsyncIterable<ListedFile>;
}

const validKey = /^[a-z0-9][a-z0-9-]*(?:\.[a-z0-9]+)?(?:\/[a-z0-9][a-z0-9-]*(?:\.[a-z0-9]+)?)*$/;

/**
 * Checks a storage key. Keys come from addresses that any visitor can type: none may step out of the folder.
 * @throws {RangeError} for a key of another form
 */
export function assertStorageKey(key: string): void {
  if (key.length > 255 || !validKey.test(key)) throw new RangeError('not a storage key');
}
