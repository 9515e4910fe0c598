import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repository } from '../../lib/repository.ts';

/** A process of the built product, with a supervisor that starts it again when asked. */
export class Application {
  readonly url: string;
  readonly #program: string;
  readonly #settings: Record<string, string>;
  /** Where it writes. */
  logFile: string;
  #child: ChildProcess | undefined;

  constructor(
    program: 'application' | 'worker',
    { settings, logFile }: { settings: Record<string, string>; logFile: string },
  ) {
    this.#program = join(repository, '.build/server', `${program}.js`);
    this.#settings = settings;
    this.logFile = logFile;
    this.url = `http://127.0.0.1:${settings['PORT']}`;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Starts it; where it serves, waits until it is ready, and says how many milliseconds that took. */
  async start(): Promise<number> {
    const log = openSync(this.logFile, 'a');
    const started = performance.now();
    this.#child = spawn(process.execPath, [this.#program], {
      env: this.#settings,
      stdio: ['ignore', log, log],
    });
    if (this.#settings['PORT'])
      while (!(await this.isReady())) {
        if (!this.isRunning) throw new Error(`ended before it was ready: ${this.logFile}`);
        if (performance.now() - started > 120_000) throw new Error(`not ready: ${this.logFile}`);
        await sleep(25);
      }
    return performance.now() - started;
  }

  isReady(): Promise<boolean> {
    return fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(4_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** As a supervisor does; milliseconds until it has ended. */
  async end(): Promise<number> {
    const asked = performance.now();
    await this.#end('SIGTERM');
    return performance.now() - asked;
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || !this.isRunning) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
