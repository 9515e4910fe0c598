import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a worker is told to run, as of a moment. */
export interface WorkerErrand {
  at: number;
  tasks: readonly string[];
  /** One worker does it, as it does what is done once a day; otherwise all do at once. */
  isAlone: boolean;
}

/** What it says when it is ready, and after each run. */
export interface WorkerAnswer {
  errors: string[];
}

const program = fileURLToPath(new URL('worker-process.ts', import.meta.url));

interface Worker {
  /** Null while it starts. */
  process: ChildProcess | null;
  ready: Promise<void>;
}

/** Several workers side by side, each a process with its own connections; any of them may die at any moment. */
export class WorkerCrew {
  /** Errors that workers logged. */
  readonly errors: string[] = [];
  killed = 0;
  #arguments: [databaseUrl: string, dataFolder: string];
  #workers: Worker[] = [];

  private constructor(...given: [databaseUrl: string, dataFolder: string]) {
    this.#arguments = given;
  }

  static async open(count: number, databaseUrl: string, dataFolder: string): Promise<WorkerCrew> {
    const crew = new WorkerCrew(databaseUrl, dataFolder);
    crew.#workers = Array.from({ length: count }, () => crew.#start());
    await Promise.all(crew.#workers.map(({ ready }) => ready));
    return crew;
  }

  /** Has all workers that stand run these tasks at once, and waits for those that live. */
  async run(errand: WorkerErrand, kill?: { worker: number; after: number } | null): Promise<void> {
    if (this.#workers.every(({ process }) => process === null))
      await Promise.race(this.#workers.map(({ ready }) => ready));
    const standing = this.#workers
      .filter(({ process }) => process !== null)
      .slice(0, errand.isAlone ? 1 : undefined);
    const victim = kill ? standing[kill.worker % standing.length] : undefined;
    await Promise.all(
      standing.map(async (worker) => {
        const { process } = worker;
        if (!process) return;
        const answer = answerOf(process);
        process.send(errand);
        const murder =
          worker === victim && kill ? setTimeout(() => process.kill('SIGKILL'), kill.after) : undefined;
        const said = await answer;
        clearTimeout(murder);
        if (said) this.errors.push(...said.errors);
        if (said && !process.killed) return;
        this.killed += 1;
        this.#workers[this.#workers.indexOf(worker)] = this.#start();
      }),
    );
  }

  async close(): Promise<void> {
    for (const worker of this.#workers) {
      await worker.ready;
      const { process } = worker;
      if (!process) continue;
      const ended = new Promise((done) => process.once('exit', done));
      process.kill('SIGKILL');
      await ended;
    }
  }

  #start(): Worker {
    const started = fork(program, this.#arguments, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const worker: Worker = { process: null, ready: Promise.resolve() };
    worker.ready = answerOf(started).then((answer) => {
      if (!answer) throw new Error('a worker did not start');
      worker.process = started;
    });
    return worker;
  }
}

/** @returns null when the worker died instead */
function answerOf(worker: ChildProcess): Promise<WorkerAnswer | null> {
  return new Promise((done) => {
    const ended = () => done(null);
    worker.once('exit', ended);
    worker.once('message', (message) => {
      worker.off('exit', ended);
      done(message as WorkerAnswer);
    });
  });
}
