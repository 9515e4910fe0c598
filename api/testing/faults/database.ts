import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { openDatabase } from '../../adapters/database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../adapters/embedded-postgres.ts';
import { migrate } from '../../adapters/migrate.ts';

/** A PostgreSQL that may be killed, frozen and begun again. What it acknowledged is on its disk. */
export class FaultyDatabase {
  readonly folder: string;
  #server: EmbeddedPostgres | undefined;
  #knex: Knex | undefined;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Makes the schema once, for this cluster and copies of it. */
  static async prepare(folder: string, ...copies: string[]): Promise<void> {
    mkdirSync(folder, { recursive: true });
    const server = await startEmbeddedPostgres({ folder });
    await migrate(server.url);
    await server.stop();
    // With owner and rights: PostgreSQL's account isn't ours, and it takes no folder that others may read.
    for (const copy of copies) execFileSync('cp', ['-a', folder, copy]);
  }

  /** The address without a door. */
  get url(): string {
    return this.#server?.url ?? '';
  }

  get port(): number {
    return this.#server?.port ?? 0;
  }

  /** A pool without a door, for preparing and judging. */
  get knex(): Knex {
    return (this.#knex ??= openDatabase(this.url, 6));
  }

  async start(): Promise<void> {
    this.#server = await startEmbeddedPostgres({ folder: this.folder });
    // The former one knows the former port.
    void this.#knex?.destroy().catch(() => undefined);
    this.#knex = undefined;
  }

  /** The server and all its processes at once. */
  async kill(): Promise<void> {
    const pids = this.#pids();
    this.#signal('SIGKILL', pids);
    for (const pid of pids) while (isAlive(pid)) await sleep(5);
  }

  freeze(): void {
    this.#signal('SIGSTOP', this.#pids());
  }

  thaw(): void {
    this.#signal('SIGCONT', this.#pids());
  }

  get isRunning(): boolean {
    return isAlive(this.#postmaster());
  }

  async stop(): Promise<void> {
    await this.#knex?.destroy();
    this.#knex = undefined;
    await this.#server?.stop();
  }

  #postmaster(): number {
    try {
      return Number(readFileSync(join(this.folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      return 0;
    }
  }

  #pids(): number[] {
    const postmaster = this.#postmaster();
    if (!isAlive(postmaster)) return [];
    const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
    return [postmaster, ...listed.trim().split(/\s+/u).filter(Boolean).map(Number)];
  }

  #signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT', pids: readonly number[]): void {
    for (const pid of pids)
      try {
        process.kill(pid, name);
      } catch {
        // Ended by itself meanwhile.
      }
  }
}

function isAlive(pid: number): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    // A process whose parent hasn't looked yet.
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}
