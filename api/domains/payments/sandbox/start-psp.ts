import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createPspApp, pspPath, type PspParts } from './psp-app.ts';

export interface RunningPsp {
  /** Base of the addresses that the adapter calls, with the trailing slash. */
  baseUrl: string;
  stop(): Promise<void>;
}

/**
 * Starts the sandbox's API on a free port of loopback, which only this machine reaches. Its state is in the database,
 * so each process may have its own.
 */
export async function startPsp(parts: PspParts): Promise<RunningPsp> {
  const server = createServer(createPspApp(parts).callback());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // It holds nothing that has to be finished, so it keeps no process alive.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}${pspPath}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      if (server.listening) await once(server, 'close');
    },
  };
}
