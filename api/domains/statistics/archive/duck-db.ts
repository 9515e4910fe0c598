/**
 * What of the optional package `@duckdb/node-api` is used. Its own types would have to be there wherever ours are checked.
 */
interface DuckDb {
  DuckDBInstance: {
    create(path: string, options: Record<string, string>): Promise<Instance>;
  };
}

interface Instance {
  connect(): Promise<DuckDbConnection>;
  closeSync(): void;
}

export interface DuckDbConnection {
  run(sql: string): Promise<unknown>;
  runAndReadAll(sql: string): Promise<{
    getRowObjectsJS(): Record<string, unknown>[];
    getRowObjectsJson(): Record<string, unknown>[];
  }>;
  stream(
    sql: string,
  ): Promise<{ fetchChunk(): Promise<{ rowCount: number; getRows(): unknown[][] } | null> }>;
  createAppender(table: string): Promise<Appender>;
  closeSync(): void;
}

interface Appender {
  appendBigInt(value: bigint): void;
  appendInteger(value: number): void;
  appendVarchar(value: string): void;
  appendBlob(value: Uint8Array): void;
  appendNull(): void;
  endRow(): void;
  flushSync(): void;
  closeSync(): void;
}

/** Bytes of memory that one piece of work takes; what is more goes into its folder. */
const memory = '256MB';
/** Neither a bundle nor a check of types looks for it. */
const optionalPackage: string = '@duckdb/node-api';

/** Thrown where the package that reads and writes Parquet isn't installed. */
export class NoParquetError extends Error {
  constructor(cause: unknown) {
    super(`Parquet is written by the optional package ${optionalPackage}, which is not installed here.`, {
      cause,
    });
    this.name = 'NoParquetError';
  }
}

/** @throws {NoParquetError} */
export const loadDuckDb = (): Promise<DuckDb> =>
  import(/* @vite-ignore */ optionalPackage).catch((error: unknown) => {
    throw new NoParquetError(error);
  }) as Promise<DuckDb>;

/**
 * Opens a database of its own for one piece of work in a folder of its own. The package is loaded here alone.
 * @throws {NoParquetError}
 */
export async function withDuckDb<Result>(
  folder: string,
  work: (connection: DuckDbConnection) => Promise<Result>,
): Promise<Result> {
  const { DuckDBInstance } = await loadDuckDb();
  const instance = await DuckDBInstance.create(`${folder}/events.duckdb`, {
    memory_limit: memory,
    threads: '1',
    temp_directory: folder,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  });
  const connection = await instance.connect();
  try {
    return await work(connection);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
