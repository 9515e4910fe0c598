import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server in a payment provider's place: it answers whatever the test told it to, and remembers what it was asked. */
export interface FakeProvider {
  /** Without a slash at its end. */
  origin: string;
  seen: SeenRequest[];
  /** How the next requests are answered. */
  answer(work: (response: ServerResponse, request: SeenRequest) => void): void;
  /** JSON with this status. */
  json(body: unknown, status?: number): void;
  close(): Promise<void>;
}

export async function startFakeProvider(): Promise<FakeProvider> {
  const seen: SeenRequest[] = [];
  let work: Parameters<FakeProvider['answer']>[0] = (response) => response.end();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const one = { method, path, headers, body: Buffer.concat(chunks).toString('utf8') };
      seen.push(one);
      work(response, one);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer: FakeProvider['answer'] = (next) => {
    work = next;
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answer,
    json: (body, status = 200) =>
      answer((response) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      ),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close').catch(() => {});
    },
  };
}
