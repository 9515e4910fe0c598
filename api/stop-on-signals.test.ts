import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repository } from './lib/repository.ts';
import { MailLogEntry } from './models/MailLogEntry.ts';
import { buildWhatIsStale } from './scripts/build.ts';
import { productionSettings } from './scripts/production-settings.ts';
import { freePort } from './scripts/spawn-application.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { createMailLogEntry } from './testing/factories/mail-log-entry.ts';
import { createUser } from './testing/factories/user.ts';
import { bearerHeaders } from './testing/sign-in.ts';

/** The bundle's programs as production runs them, ended in states in which something does not answer. */

const longest = 15_000;
const children = new Set<ChildProcess>();
const servers = new Set<Server>();
let database: TestDatabase;
const dataDir = mkdtempSync(join(tmpdir(), 'bikur-stop-'));
beforeAll(async () => {
  await buildWhatIsStale(() => {}, ['server']);
  database = await createTestDatabase();
}, 60_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const server of servers) server.close();
  await database.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Program {
  child: ChildProcess;
  url: string;
  /** Resolves when the program has printed this. */
  printed(words: string): Promise<void>;
  /** Sends the signal. @returns how the program ended, and after how many milliseconds */
  stop(): Promise<{ code: number | null; signal: string | null; milliseconds: number }>;
}

async function start(name: string, settings: Record<string, string> = {}): Promise<Program> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(repository, `.build/server/${name}.js`)], {
    env: {
      ...productionSettings(database.url, dataDir, port),
      LOG_LEVEL: 'info',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  let output = '';
  const listeners = new Set<() => void>();
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
    for (const listen of listeners) listen();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    printed: (words) =>
      new Promise((resolve, reject) => {
        const listen = () => output.includes(words) && resolve();
        listeners.add(listen);
        listen();
        void ended.then(() => reject(new Error(`it ended:\n${output}`)));
      }),
    async stop() {
      const sent = performance.now();
      child.kill('SIGTERM');
      const [code, signal] = await ended;
      return { code, signal, milliseconds: performance.now() - sent };
    },
  };
}

async function listen(onConnection: (socket: Socket) => void): Promise<{ server: Server; port: number }> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    onConnection(socket);
  }).listen(0, '127.0.0.1');
  servers.add(server);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** A proxy to the test database that can fall silent: it then accepts connections and answers nothing. */
async function openSilenceable() {
  const { hostname, port } = new URL(database.url);
  const pairs: [Socket, Socket][] = [];
  let isSilent = false;
  const proxy = await listen((socket) => {
    if (isSilent) return;
    const far = connect(Number(port), hostname);
    far.on('error', () => socket.destroy());
    socket.pipe(far).pipe(socket);
    pairs.push([socket, far]);
  });
  const url = new URL(database.url);
  url.host = `127.0.0.1:${proxy.port}`;
  return {
    url: url.href,
    fallSilent() {
      isSilent = true;
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
  };
}

describe.concurrent('SIGTERM ends the process within 15 seconds', () => {
  test('with a database that has fallen silent, and requests that wait for it', async () => {
    const way = await openSilenceable();
    const program = await start('application', { DATABASE_URL: way.url });
    await program.printed('Bikur is ready');
    way.fallSilent();
    void fetch(`${program.url}/api/home-products`).catch(() => {});
    await fetch(`${program.url}/healthz`);
    const { milliseconds } = await program.stop();
    expect(milliseconds).toBeLessThan(longest);
  }, 60_000);

  test('while it starts and the database is silent', async () => {
    const connected = Promise.withResolvers<void>();
    const { port } = await listen(() => connected.resolve());
    const program = await start('application', { DATABASE_URL: `postgres://u:p@127.0.0.1:${port}/bikur` });
    await connected.promise;
    expect((await program.stop()).milliseconds).toBeLessThan(longest);
  }, 60_000);

  test('with an event stream open and an upload under way, cleanly', async () => {
    const program = await start('application');
    await program.printed('Bikur is ready');
    const headers = await bearerHeaders(database, await createUser(database.knex));
    const events = await fetch(`${program.url}/api/live`, { headers });
    expect(events.status).toBe(200);
    const upload = request(`${program.url}/api/media?purpose=profile`, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': '100000', Expect: '100-continue' },
    });
    upload.on('error', () => {});
    upload.flushHeaders();
    // The server has started to read.
    await once(upload, 'continue');
    upload.write(Buffer.alloc(1000));
    const { code, milliseconds } = await program.stop();
    expect(milliseconds).toBeLessThan(longest);
    expect(code).toBe(0);
    await events.text();
  }, 60_000);

  test('with a worker whose mail server does not answer, and the mail stays due', async () => {
    const taken = Promise.withResolvers<void>();
    const { port } = await listen(() => taken.resolve());
    // A database of its own: workers of the other programs would take the mail.
    const own = await createTestDatabase();
    const mail = await createMailLogEntry(own.knex, { status: 'queued', nextTryAt: new Date() });
    const program = await start('worker', {
      DATABASE_URL: own.url,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
    });
    await taken.promise;
    const { milliseconds } = await program.stop();
    expect(milliseconds).toBeLessThan(longest);
    expect(await MailLogEntry.query(own.knex).findById(mail.id)).toMatchObject({ status: 'queued' });
    await own.destroy();
    // Workers look for due mails by the minute.
  }, 180_000);

  test('a second signal ends it at once', async () => {
    const way = await openSilenceable();
    const program = await start('application', { DATABASE_URL: way.url });
    await program.printed('Bikur is ready');
    way.fallSilent();
    void fetch(`${program.url}/api/home-products`).catch(() => {});
    await fetch(`${program.url}/healthz`);
    program.child.kill('SIGTERM');
    // The first signal has arrived once no new connection is accepted.
    for (;;) if ((await fetch(program.url).catch(() => null)) === null) break;
    expect((await program.stop()).milliseconds).toBeLessThan(2_000);
  }, 60_000);
});
