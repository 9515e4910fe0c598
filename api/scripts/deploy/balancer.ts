import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  url: string;
  /** Addresses of the processes behind it, asked in turn. */
  behind: string[];
  close(): Promise<void>;
}

/**
 * As little of a load balancer as every one does: processes in turn, and the next one where a connection is refused or
 * ended before the request was read, so that nothing is sent twice.
 */
export async function startBalancer(): Promise<Balancer> {
  const behind: string[] = [];
  let turn = 0;
  const server = createServer((request, response) => void pass(request, response));

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    turn += 1;
    const order = behind.map((_url, index) => behind[(turn + index) % behind.length] ?? '');
    for (const url of order) {
      const answered = await forward(url, request, body, response);
      if (answered) return;
    }
    response.writeHead(502).end('nobody there');
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behind,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** @returns false when the process took nothing, so that another may */
function forward(
  url: string,
  { method, url: path, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve) => {
    // A connection for each request: none is closed by a process that drains while we write to it.
    const onward = ask(url + (path ?? '/'), {
      method,
      headers: { ...headers, connection: 'close' },
      agent: false,
    });
    onward.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return resolve(false);
      if (!response.headersSent) response.writeHead(502).end(error.code);
      resolve(true);
    });
    onward.once('response', (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
      reply.once('close', () => resolve(true));
    });
    onward.end(body);
  });
}
