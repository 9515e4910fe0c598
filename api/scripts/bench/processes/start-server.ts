import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { repository } from '../../../lib/repository.ts';
import { freePort } from '../../spawn-application.ts';
import { onProductCore } from './cores.ts';

/** A server in a process of its own, on the core of the product. */
export interface Server {
  url: string;
  pid: number;
  /** Milliseconds from the command to the first 200. */
  startedWithin: number;
  stop(): Promise<void>;
}

interface Start {
  command: readonly string[];
  env: Record<string, string | undefined>;
  /** Answers 200 once the server is ready. */
  probe: string;
  logFile: string;
}

/** @throws {Error} when it ends before it is ready */
export async function startServer({ command, env, probe, logFile }: Start): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [program, ...args] = onProductCore(command);
  const log = openSync(logFile, 'w');
  const started = performance.now();
  const settings = { ...env, HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url };
  const child = spawn(program, args, {
    cwd: repository,
    env: settings as NodeJS.ProcessEnv,
    stdio: ['ignore', log, log],
  });
  // This process may be told to end at any time.
  const stopAtExit = () => child.kill('SIGKILL');
  process.once('exit', stopAtExit);
  const ended = once(child, 'exit').finally(() => process.off('exit', stopAtExit));
  const isReady = () =>
    fetch(url + probe).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null)
      throw new Error(`${command.join(' ')} ended (${child.exitCode}): ${logFile}`);
    await pause(3);
  }
  return {
    url,
    pid: child.pid ?? 0,
    startedWithin: performance.now() - started,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
