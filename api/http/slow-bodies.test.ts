import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMediaStorage } from '../adapters/disk-storage.ts';
import type { Storage } from '../adapters/storage.ts';
import type { User } from '../models/User.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createUser } from '../testing/factories/user.ts';
import { bearerHeaders } from '../testing/sign-in.ts';
import type { BodyPace } from './body-pace.ts';

// What keeps an owner out by sending slowly, and what ends it (docs/security.md U3).

const patient: BodyPace = { patience: 60_000, bytesPerSecond: 1_000 };
const hurried: BodyPace = { patience: 300, bytesPerSecond: 1_000 };
const pace = { ...patient };
/** Pictures wait here before they are stored. */
let gate: Promise<void> | undefined;
let disk: Storage;
const storage: Storage = {
  put: async (key, bytes) => {
    await gate;
    await disk.put(key, bytes);
  },
  open: (key) => disk.open(key),
  sizeOf: (key) => disk.sizeOf(key),
  remove: (key) => disk.remove(key),
  list: () => disk.list(),
};
const sockets: Socket[] = [];

let app: TestApp;
let picture: Uint8Array<ArrayBuffer>;
const file = new Uint8Array(
  zipSync({
    'bikur.json': strToU8('{"format":"bikur-export","version":1}'),
    'account.json': strToU8('{"addresses":[]}'),
    'cards.json': strToU8('{"cards":[]}'),
  }),
);
beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXY_HOPS: 1 }, deps: { storage, bodyPace: pace } });
  disk = openMediaStorage(app.deps.env.DATA_DIR);
  const drawn = sharp({ create: { width: 30, height: 30, channels: 3, background: '#0b7a6b' } });
  picture = new Uint8Array(await drawn.png().toBuffer());
});
beforeEach(() => app.knex('rate_limits').delete());
afterEach(() => {
  Object.assign(pace, patient);
  gate = undefined;
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => app.close());

const uploads = '/api/media?purpose=cover';
const imports = '/api/account/import';

/** Begins a request and sends a few bytes of its body, of half a megabyte. */
async function begin(path: string, headers: Record<string, string> = {}): Promise<Socket> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const lines = Object.entries({ 'Content-Length': '500000', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\n${lines.join('\r\n')}\r\n\r\n${'P'.repeat(50)}`,
  );
  return socket;
}

const people = (count: number): Promise<User[]> =>
  Promise.all(Array.from({ length: count }, () => createUser(app.knex)));

/** Sends a whole body as the owner, from this network. */
async function send(owner: User, path: string, body: Uint8Array<ArrayBuffer>, address = '127.0.0.1') {
  const headers = { ...(await bearerHeaders(app, owner)), 'X-Forwarded-For': address };
  return fetch(app.url + path, { method: 'POST', body, headers });
}

/** Tries that the limits have counted: so many requests have come as far as their bodies. */
const counted = async () => Number((await app.knex('rate_limits').sum('points as sum').first())?.sum ?? 0);

describe('the owner gets through', () => {
  test('while four accounts hold 24 uploads of which nothing more comes', async () => {
    const [owner, ...strangers] = await people(5);
    if (!owner) throw new Error('nobody');
    for (const stranger of strangers) {
      const headers = await bearerHeaders(app, stranger);
      await Promise.all(Array.from({ length: 6 }, () => begin(uploads, headers)));
    }
    await expect.poll(counted).toBe(24);
    expect((await send(owner, uploads, picture)).status).toBe(201);
    // One person's own are bounded all the same.
    const [first] = strangers;
    expect(first && (await send(first, uploads, picture)).status).toBe(503);
  });

  test('while an import of another account sends a byte now and then', async () => {
    const [owner, stranger] = await people(2);
    if (!owner || !stranger) throw new Error('nobody');
    await begin(imports, await bearerHeaders(app, stranger));
    await expect.poll(counted).toBe(1);
    expect((await send(owner, imports, file)).status).toBe(200);
    expect((await send(stranger, imports, file)).status).toBe(503);
  });

  test('while another network has all its places taken by pictures that are here', async () => {
    const strangers = await people(3);
    const open: (() => void)[] = [];
    gate = new Promise((resolve) => open.push(resolve));
    const sent = strangers.flatMap((one) =>
      Array.from({ length: 6 }, () => send(one, uploads, picture, '10.9.9.9')),
    );
    await expect.poll(counted).toBe(18);
    const refused = await Promise.race(sent);
    expect(refused.status).toBe(503);
    const [owner] = await people(1);
    const own = owner && send(owner, uploads, picture, '10.0.0.1');
    await expect.poll(counted).toBe(19);
    for (const release of open) release();
    expect((await own)?.status).toBe(201);
    const statuses = (await Promise.all(sent)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array<number>(12).fill(201), ...Array<number>(6).fill(503)]);
  });
});

describe('a body that trickles is ended', () => {
  test.each<[string, string, string]>([
    ['an upload', uploads, 'image/png'],
    ['an import', imports, 'application/zip'],
    ['a sign-in', '/api/auth/login', 'application/json'],
    ['a callback', '/api/payments/callbacks/sandbox', 'application/json'],
  ])('%s', async (_name, path, type) => {
    const [person] = await people(1);
    Object.assign(pace, hurried);
    const headers = {
      ...(person && (await bearerHeaders(app, person))),
      'Content-Type': type,
      'Content-Length': '5000',
      'Accept-Language': 'en',
    };
    const socket = await begin(path, headers);
    let answer = '';
    socket.on('data', (bytes) => {
      answer += bytes.toString();
    });
    const closed = once(socket, 'close');
    while (!socket.closed) {
      socket.write('P');
      await wait(20);
    }
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"request_timeout"');
    expect(answer).toMatch(/^connection: close$/im);
  });

  test('and one that comes at a pace goes through, however long it takes', async () => {
    const [person] = await people(1);
    Object.assign(pace, { patience: 300, bytesPerSecond: 10 });
    const body = Buffer.concat([picture, Buffer.alloc(40)]);
    const socket = await begin(uploads, {
      ...(person && (await bearerHeaders(app, person))),
      'Content-Length': String(50 + body.length),
    });
    const answered = once(socket, 'data');
    for (let at = 0; at < body.length; at += 20) {
      socket.write(body.subarray(at, at + 20));
      await wait(20);
    }
    // It came whole: 50 letters before a picture are no picture.
    expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 415 /);
  });
});
