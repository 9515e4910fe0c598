import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CrashPoint } from './crash-points.ts';

export interface KillingProxy {
  /** An address that leads to the payment service, for a process that is to die with so many payments in hand. */
  addressFor(point: CrashPoint, payments: number): { baseUrl: string; kills(pid: number): void };
  close(): Promise<void>;
}

/** Calls that move money. */
const moves = /\/(Transactions\/Charge|Transactions\/RefundByTransactionUID)$/u;

/**
 * Stands between dying processes and the payment service: it kills one as its requests to move money come by, or once
 * the money has moved and before an answer is handed on. The first ones wait for the others.
 */
export async function startKillingProxy(target: string): Promise<KillingProxy> {
  const ways: { point: CrashPoint; awaited: number; pid: number }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const [, index = '', path = ''] = /^\/(\d+)\/(.*)$/u.exec(request.url ?? '') ?? [];
      const way = ways[Number(index)];
      const kills = way !== undefined && moves.test(`/${path}`);
      const arrive = ({ pid }: { pid: number }) => {
        if (kills && (way.awaited -= 1) === 0) process.kill(pid, 'SIGKILL');
      };
      if (kills && way.point === 'before the call') return arrive(way);
      const headers = Object.fromEntries(
        ['api-key', 'secret-key', 'content-type'].map((name) => [name, String(request.headers[name] ?? '')]),
      );
      const answer = await fetch(new URL(path, target), {
        method: request.method ?? 'POST',
        headers,
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      });
      const body = Buffer.from(await answer.arrayBuffer());
      if (kills && way.point === 'charged, the answer lost') return arrive(way);
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    addressFor(point, awaited) {
      const way = { point, awaited, pid: 0 };
      const index = ways.push(way) - 1;
      return {
        baseUrl: `http://127.0.0.1:${port}/${index}/`,
        kills: (pid) => void (way.pid = pid),
      };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close').catch(() => {});
    },
  };
}
