import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const startScript = fileURLToPath(new URL('./launch.js', import.meta.url));

export interface RunningApplication {
  url: string;
  /** Ends the process the way Ctrl-C does and waits until it has drained. */
  stop(): Promise<void>;
}

/**
 * Starts the application as a process of its own on a free port, as `npm start` does.
 * @param settings environment of the process; without a PORT (or with 0) a free one is chosen
 * @param logFile keeps everything it prints
 * @throws {Error} with what it printed when it ends before it listens
 */
export async function spawnApplication(
  settings: Record<string, string | undefined>,
  { logFile }: { logFile?: string } = {},
): Promise<RunningApplication> {
  // Addresses in pages are made from the port, so it has to be known before.
  const port = settings['PORT'] && settings['PORT'] !== '0' ? settings['PORT'] : String(await freePort());
  const environment = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  const child = spawn(process.execPath, [startScript, 'application'], {
    env: { ...environment, PORT: port } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (logFile) {
    const log = createWriteStream(logFile);
    child.stdout.on('data', (chunk: Buffer) => void log.write(chunk));
    child.stderr.on('data', (chunk: Buffer) => void log.write(chunk));
    child.once('close', () => void log.end());
  }
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-20_000);
      const address = /^Bikur is ready: (\S+)$/m.exec(printed)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`The application ended (${code}) before it listened:\n${printed}`)),
    );
  });
  return {
    url,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A port of loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
