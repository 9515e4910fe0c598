import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inOnePiece } from './http/mounted-endpoint.ts';
import { inheritedVariables } from './inherited-variables.ts';
import { createFeatureRouter } from './http/route.ts';
import { ErrorLog } from './models/ErrorLog.ts';
import { startTestApp } from './testing/app.ts';
import { createClient } from './testing/client.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

const script = fileURLToPath(new URL('./testing/serve.ts', import.meta.url));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

async function spawnServer() {
  const child = spawn(process.execPath, [script], {
    env: {
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      PORT: '0',
      DATA_DIR: tmpdir(),
      NODE_COMPILE_CACHE: inheritedVariables()['NODE_COMPILE_CACHE'],
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [printed] = (await Promise.race([once(child.stdout, 'data'), exited])) as [Buffer];
  return { child, url: new URL(printed.toString().trim()), exited };
}

/**
 * A request sent by hand, so that it can be cut in half. A whole one goes before it in the same packet: its answer
 * proves that the server has started to read the half.
 */
async function sendHalf(url: URL, half: string) {
  const socket = connect(Number(url.port), url.hostname);
  let received = '';
  socket.setEncoding('utf8');
  const greeted = new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('data', (chunk: string) => {
      received += chunk;
      if (!received.endsWith('{"status":"ok"}')) return;
      received = '';
      resolve();
    });
  });
  const closed = once(socket, 'close');
  socket.write(`GET /healthz HTTP/1.1\r\nHost: ${url.host}\r\n\r\n${half}`);
  await greeted;
  return async (rest: string) => {
    socket.write(rest);
    await closed;
    return received;
  };
}

/** Waits until the port is closed. */
async function refusedConnection(url: URL): Promise<void> {
  for (;;) {
    const socket: Socket = connect(Number(url.port), url.hostname);
    const refused = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
    });
    socket.destroy();
    if (refused) return;
  }
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s lets requests under way finish, then ends with 0',
  async (signal) => {
    const { child, url, exited } = await spawnServer();
    const body = JSON.stringify({ errorType: signal, errorMessage: 'sent while going down' });
    const half = body.slice(0, 10);
    const head = (line: string) => `${line} HTTP/1.1\r\nHost: ${url.host}\r\n`;
    const client = createClient(url.origin);
    await client.get('/api/csrf-token');
    const credentials = `Cookie: ${client.cookies.header()}\r\nx-csrf-token: ${client.cookies.get('XSRF-TOKEN')}\r\n`;
    const finishReport = await sendHalf(
      url,
      `${head('POST /api/errors/report')}${credentials}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${half}`,
    );
    const finishReadiness = await sendHalf(url, head('GET /readyz'));

    child.kill(signal);
    await refusedConnection(url);
    const ready = await finishReadiness('\r\n');
    expect(ready).toMatch(/^HTTP\/1\.1 503 /);
    expect(ready).toContain('"reason":"draining"');
    expect(ready).toContain('Connection: close');
    const answer = await finishReport(body.slice(10));
    expect(answer).toMatch(/^HTTP\/1\.1 204 /);
    expect(await exited).toEqual([0, null]);
    expect(await ErrorLog.query(database.knex).where({ error_type: signal })).toHaveLength(1);
  },
);

const stream = inOnePiece({
  method: 'get',
  path: '/api/probe/stream',
  summary: '',
  tag: '',
  access: 'public',
});
const hang = inOnePiece({
  method: 'get',
  path: '/api/probe/hang',
  summary: '',
  tag: '',
  access: 'public',
});

test('event streams end by themselves, and the database pool closes', async () => {
  const probe = createFeatureRouter().add(...stream, (ctx) => {
    const events = new PassThrough();
    events.write('data: hello\n\n');
    ctx.lifecycle.onDrain(() => events.end('data: bye\n\n'));
    ctx.type = 'text/event-stream';
    ctx.body = events;
  });
  const app = await startTestApp({ features: [probe] });
  const response = await fetch(`${app.url}/api/probe/stream`);
  // With an endless time limit only a connection that really closes lets the server end.
  const closed = app.close(2 ** 31 - 1);
  expect(await response.text()).toBe('data: hello\n\ndata: bye\n\n');
  await closed;
  await expect(app.deps.knex.raw('select 1')).rejects.toThrow('Unable to acquire a connection');
});

test('a connection that was opened ahead of need holds nobody up', async () => {
  const app = await startTestApp();
  const { port, hostname } = new URL(app.url);
  const silent = connect(Number(port), hostname);
  await once(silent, 'connect');
  // An answer on another connection proves that the server has accepted the silent one.
  await app.client().get('/healthz');
  const closed = once(silent, 'close');
  await app.close(600_000);
  await expect(closed).resolves.toBeDefined();
});

test('who takes longer than the patience is cut off', async () => {
  const entered = Promise.withResolvers<void>();
  const probe = createFeatureRouter().add(...hang, async () => {
    entered.resolve();
    await new Promise<never>(() => {});
  });
  const app = await startTestApp({ features: [probe] });
  const request = fetch(`${app.url}/api/probe/hang`).then(
    () => 'answered',
    () => 'cut off',
  );
  await entered.promise;
  await app.close(0);
  expect(await request).toBe('cut off');
});
