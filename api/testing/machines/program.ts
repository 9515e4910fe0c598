import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Debian's programs that runs of several machines need, and their packages. */
export const packages = {
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  varnishd: 'varnish varnish-modules',
} as const;
export type Debian = keyof typeof packages;

/** The account that owns nothing. */
export const nobody = 65_534;
const path = `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`;

/** Whether one of them is installed. */
export const isInstalled = (name: Debian): boolean =>
  spawnSync(name, ['-V'], { env: { PATH: path }, stdio: 'ignore' }).error === undefined;

export interface Program {
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts a program in the foreground and waits until its port is open.
 * @param options.asNobody for one that refuses to run as root
 * @throws {Error} with what it said when it ends before
 */
export async function startProgram(
  name: Debian,
  args: readonly string[],
  { port, asNobody = false }: { port: number; asNobody?: boolean },
): Promise<Program> {
  const isRoot = process.getuid?.() === 0;
  const child = spawn(name, args, {
    env: { PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(asNobody && isRoot && { uid: nobody, gid: nobody }),
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4_000)));
  const since = performance.now();
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${said}`);
    if (performance.now() - since > 20_000) throw new Error(`${name} does not listen: ${said}`);
    await sleep(20);
  }
  return {
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const overdue = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await ended;
      clearTimeout(overdue);
    },
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });
}
