/** A file of the archive as it lies there. */
export interface StoredObject {
  name: string;
  byteSize: number;
}

/**
 * Where a backup's files lie, in a folder or a bucket. Names are paths in plain letters; what is stored is never
 * changed, only removed.
 */
export interface ArchiveStore {
  /** Writes a file whole or not at all, and returns when it would outlive a power cut. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  get(name: string): Promise<Buffer | null>;
  /** Every file whose name begins with a folder's, such as `wal/`, in no order. */
  list(folder: string): AsyncIterable<StoredObject>;
  remove(name: string): Promise<void>;
  /** Bytes that the disk has left; null where that is nobody's concern. */
  freeBytes(): Promise<number | null>;
  /** The place in words, for people. */
  readonly place: string;
}
