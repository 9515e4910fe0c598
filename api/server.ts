import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createApp, createListener, features } from './app.ts';
import { settleEncodings } from './domains/cards/media/upload-queue.ts';
import { flushEvents } from './domains/statistics/events/event-queue.ts';
import { settleInbox } from './domains/payments/callbacks/wake-inbox.ts';
import { settleIssues } from './http/record-error.ts';
import type { Lifecycle } from './http/lifecycle.ts';
import { poolFigures } from './adapters/pool-figures.ts';
import { watchEventLoop, type Overload } from './http/overload.ts';
import type { FeatureRouter } from './http/route.ts';
import type { AppDeps } from './deps.ts';
import { openPayments } from './domains/payments/open-provider.ts';

/** Milliseconds that requests under way may take to finish when the server shuts down. */
const patience = 10_000;

interface RunningServer {
  /** Address the server listens on, with its real port. */
  url: string;
  port: number;
  /**
   * The first half of `stop`: no new connection is accepted, and requests under way finish. Later calls wait for the
   * first.
   */
  drain(milliseconds?: number): Promise<void>;
  /**
   * Shuts down cleanly: /readyz turns 503, no new connection is accepted, requests under way finish (10 seconds at
   * most), event streams and idle connections end, the database pool closes. Later calls wait for the first.
   * @param milliseconds another limit than 10 seconds
   */
  stop(milliseconds?: number): Promise<void>;
}

/**
 * Listens on HOST and PORT of the environment (port 0 takes a free one). Only this function listens.
 * @param mounted the routers; tests add operations of their own
 * @throws the system's error when the port is taken
 */
export async function startServer(
  deps: AppDeps,
  mounted: readonly FeatureRouter[] = features,
): Promise<RunningServer> {
  const payments = deps.payments === undefined ? await openPayments(deps) : null;
  const app = createApp(payments ? { ...deps, payments: payments.provider } : deps, mounted);
  // A request without a body needs no stream for it.
  const server = createServer({ optimizeEmptyRequests: true }, createListener(app));
  // Longer than a proxy's own, so that the proxy never writes to a connection that we are closing.
  server.keepAliveTimeout = 65_000;
  // What answers announce is shorter still: a client whose clock runs late finds the connection open.
  server.keepAliveTimeoutBuffer = 10_000;
  server.requestTimeout = 120_000;
  const lifecycle: Lifecycle = app.context['lifecycle'];
  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request, response) => {
    // An answer that started before the shutdown left its connection open.
    response.once('close', () => lifecycle.draining && request.socket.destroySoon());
  });
  // A machine of developers does much else; how many are inside at once is bounded there, too.
  const watches = deps.env.NODE_ENV === 'production' && !deps.overload;
  const stopWatching = watches
    ? watchEventLoop(app.context['overload'] as Overload, () => poolFigures(deps.knex).numPendingAcquires > 0)
    : () => undefined;
  await listen(server, deps.env.PORT, deps.env.HOST);
  const { port } = server.address() as AddressInfo;
  let draining: Promise<void> | undefined;
  const drain = async (milliseconds: number) => {
    lifecycle.drain();
    // Browsers open connections ahead of need; Node counts one without a request as busy.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    await closeServer(server, milliseconds);
  };
  let stopping: Promise<void> | undefined;
  const stop = async (milliseconds: number) => {
    await (draining ??= drain(milliseconds));
    stopWatching();
    // No client waits for them any more, but the process can't end before.
    await settleEncodings();
    await flushEvents(deps.knex);
    await settleInbox(deps.knex);
    await settleIssues(deps.knex);
    await payments?.close();
    await deps.knex.destroy();
    await deps.reader?.destroy();
    await deps.replica?.close();
  };
  return {
    url: `http://${deps.env.HOST.includes(':') ? `[${deps.env.HOST}]` : deps.env.HOST}:${port}`,
    port,
    drain: (milliseconds = patience) => (draining ??= drain(milliseconds)),
    stop: (milliseconds = patience) => (stopping ??= stop(milliseconds)),
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function closeServer(server: Server, milliseconds: number): Promise<void> {
  const overdue = setTimeout(() => server.closeAllConnections(), milliseconds);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(overdue);
}
