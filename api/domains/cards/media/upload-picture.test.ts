import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openMediaStorage } from '../../../adapters/disk-storage.ts';
import type { Storage } from '../../../adapters/storage.ts';
import { describePicture } from '../../../contract/cards/picture-address.ts';
import { pictureLimits } from '../../../contract/cards/picture-limits.ts';
import { clientAs, clientOf } from '../../../testing/act-as.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { crowd } from '../../../testing/crowd.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBlogPost } from '../../../testing/factories/blog-post.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createMedia } from '../../../testing/factories/media.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { bearerHeaders } from '../../../testing/sign-in.ts';
import { pictureRefusals } from '../../../contract/cards/messages.ts';

/** The disk, with a hook before each write. */
let beforePut: (key: string) => Promise<void> | void = () => {};
let disk: Storage;
const storage: Storage = {
  put: async (key, bytes) => {
    await beforePut(key);
    await disk.put(key, bytes);
  },
  open: (key) => disk.open(key),
  sizeOf: (key) => disk.sizeOf(key),
  remove: (key) => disk.remove(key),
  list: () => disk.list(),
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ deps: { storage } });
  disk = openMediaStorage(app.deps.env.DATA_DIR);
});
afterEach(() => {
  beforePut = () => {};
});
afterAll(() => app.close());

const draw = (width = 700, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#ff8a4c' } });
const png = (width?: number, height?: number) => draw(width, height).png().toBuffer();

const upload = (client: TestClient, bytes: Buffer, query = 'purpose=cover', contentType = 'image/png') =>
  client.post(`/api/media?${query}`, undefined, { raw: new Uint8Array(bytes), contentType });

const folders = async () => {
  const found = await readdir(join(app.deps.env.DATA_DIR, 'media')).catch(() => []);
  return found.sort();
};
/** Rows, files and the list of files to be removed: everything an upload can leave. */
const everything = async () => ({
  rows: await app.knex('media').orderBy('storage_key').pluck('storage_key'),
  discarded: await app.knex('discarded_files').pluck('storage_key'),
  files: await folders(),
});

describe('an upload', () => {
  test('is kept upright, in every size, without what the camera wrote, and shown to everybody', async () => {
    const photo = await draw(900, 500)
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '32/1 5/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const client = await clientAs(app, 'user');
    const reply = await upload(client, photo, 'purpose=portrait', 'application/octet-stream');
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{20}-500x900$/),
      url: `/media/${reply.body.id}/500.jpg`,
      width: 500,
      height: 900,
    });
    const picture = describePicture(reply.body.url);
    const files = picture?.sources.flatMap(({ srcset }) =>
      srcset.split(', ').map((one) => one.split(' ')[0]),
    );
    expect(files).toHaveLength(6);
    for (const file of files ?? []) {
      const bytes = Buffer.from(await (await fetch(app.url + file)).arrayBuffer());
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  });

  test('is cut and turned as asked', async () => {
    const client = await clientAs(app, 'user');
    const reply = await upload(client, await png(800, 400), 'purpose=cover&crop=50,0,50,100&turn=90');
    expect([reply.body.width, reply.body.height]).toEqual([200, 800]);
  });

  test.each(['crop=0,0,0,100', 'crop=60,0,60,100', 'crop=1,2,3', 'crop=a,b,c,d', 'turn=45', 'purpose=virus'])(
    'with %s is refused on its field',
    async (query) => {
      const reply = await upload(await clientAs(app, 'user'), await png(), `purpose=cover&${query}`);
      expect([reply.status, reply.body.code]).toEqual([422, 'validation_failed']);
    },
  );

  test('by cookie needs the anti-forgery token', async () => {
    const user = await createUser(app.knex);
    const client = app.client();
    await client.signIn(user);
    expect((await upload(client, await png())).status).toBe(201);
    const options = { raw: new Uint8Array(await png()), contentType: 'image/png', csrf: false } as const;
    expect((await client.post('/api/media?purpose=cover', undefined, options)).status).toBe(403);
  });

  test('is for people who are signed in, and for articles only by staff', async () => {
    expect((await upload(app.client(), await png())).body.code).toBe('login_required');
    const user = await clientAs(app, 'user');
    expect((await upload(user, await png(), 'purpose=blog')).body.code).toBe('forbidden');
    const admin = await clientAs(app, 'admin');
    expect((await upload(admin, await png(), 'purpose=blog')).status).toBe(201);
  });
});

describe('what leaves nothing behind', () => {
  test.each<[string, number, keyof typeof pictureRefusals, () => Buffer | Promise<Buffer>]>([
    ['nothing', 415, 'empty', () => Buffer.alloc(0)],
    ['text in place of a file', 415, 'notPicture', () => Buffer.from('/media/x/1.jpg')],
    ['SVG that is called PNG', 415, 'svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [
      'a form',
      415,
      'notPicture',
      () => Buffer.from('--x\r\nContent-Disposition: form-data; name=""\r\n\r\n'),
    ],
    ['half a picture', 415, 'broken', async () => (await draw().jpeg().toBuffer()).subarray(0, 600)],
    ['25 megapixels', 413, 'tooManyPixels', () => png(5_000, 5_000)],
    ['10 MB and a byte', 413, 'tooManyBytes', () => Buffer.alloc(pictureLimits.bytes + 1, 0xff)],
  ])('%s', async (_name, status, reason, make) => {
    const before = await everything();
    const client = await clientAs(app, 'user');
    const raw = new Uint8Array(await make());
    for (const [language, text] of Object.entries(pictureRefusals[reason])) {
      const reply = await client.post('/api/media?purpose=cover', undefined, {
        raw,
        contentType: 'image/png',
        headers: { 'Accept-Language': language },
      });
      expect([reply.status, reply.body.message]).toEqual([status, text]);
    }
    expect(await everything()).toEqual(before);
  });

  test('more than 10 MB without a length said before', async () => {
    const before = await everything();
    const user = await createUser(app.knex);
    const chunk = new Uint8Array(1_000_000);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 12) controller.close();
        else controller.enqueue(chunk);
      },
    });
    // Node's types lack an option that Node requires for a body that is a stream.
    const streamed: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    const headers = await bearerHeaders(app, user);
    const reply = await fetch(`${app.url}/api/media?purpose=cover`, { ...streamed, headers });
    expect(reply.status).toBe(413);
    expect(await everything()).toEqual(before);
  });

  test('a sender who goes away in the middle, many times', async () => {
    const before = await everything();
    const people = await Promise.all(
      Array.from({ length: 10 }, async () => bearerHeaders(app, await createUser(app.knex))),
    );
    const bytes = await png(1_500, 1_500);
    const { hostname, port } = new URL(app.url);
    for (let round = 0; round < crowd(20, 50); round += 1) {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write(
        `POST /api/media?purpose=cover HTTP/1.1\r\nHost: ${hostname}\r\n` +
          `Authorization: ${people[round % 10]?.Authorization}\r\nContent-Length: ${bytes.length}\r\n\r\n`,
      );
      socket.write(bytes.subarray(0, Math.floor(bytes.length / 2)));
      socket.destroy();
    }
    // The places of aborted uploads are free again, and the process runs on.
    await expect.poll(async () => (await upload(await clientAs(app, 'user'), await png())).status).toBe(201);
    const now = await everything();
    expect(now.rows).toHaveLength(before.rows.length + 1);
    expect(now.files).toHaveLength(before.files.length + 1);
    expect(app.logLines.filter((line) => line['status'] === 500)).toEqual([]);
  });

  test('a sender who goes away while the files are being written', async () => {
    const before = await everything();
    const { Authorization } = await bearerHeaders(app, await createUser(app.knex));
    const leave = new AbortController();
    let written = 0;
    beforePut = async () => {
      written += 1;
      leave.abort();
      // Until the server has noticed the closed connection.
      await expect.poll(() => app.logLines.some((line) => line['msg'] === 'left')).toBe(true);
    };
    const asked = fetch(`${app.url}/api/media?purpose=cover`, {
      method: 'POST',
      headers: { Authorization },
      body: new Uint8Array(await png()),
      signal: leave.signal,
    });
    await expect(asked).rejects.toThrow(/abort/);
    app.deps.log.info('left');
    await expect.poll(everything).toEqual(before);
    expect(written).toBeGreaterThan(0);
  });

  test.each(['320.avif', '700.jpg'])('a storage that fails at %s', async (name) => {
    const before = await everything();
    beforePut = (key) => {
      if (key.endsWith(name)) throw new Error('the disk is full');
    };
    const client = await clientAs(app, 'user');
    expect((await upload(client, await png())).status).toBe(500);
    expect(await everything()).toEqual(before);
    beforePut = () => {};
    expect((await upload(client, await png())).status).toBe(201);
  });
});

describe('limits', () => {
  test('an account keeps 1,000 pictures', async () => {
    const user = await createUser(app.knex);
    const rows = Array.from({ length: pictureLimits.kept }, (_, at) => ({
      user_id: user.id,
      purpose: 'cover',
      storage_key: `many${user.id}${String(at).padStart(8, '0')}`,
      mime_type: 'image/jpeg',
      byte_size: 1,
      width: 1,
      height: 1,
      sha256: '0'.repeat(64),
    }));
    await app.knex.batchInsert('media', rows);
    const reply = await upload(await clientOf(app, user), await png());
    expect([reply.status, reply.body.message]).toEqual([409, pictureRefusals.tooManyKept.he]);
    await app.knex('media').where({ user_id: user.id }).delete();
    await app.knex('discarded_files').delete();
  });

  test('one person sends six at once, others go on', async () => {
    const client = await clientAs(app, 'user');
    const open: (() => void)[] = [];
    const gate = new Promise<void>((resolve) => open.push(resolve));
    beforePut = () => gate;
    const bytes = await png(30, 30);
    const sent = Array.from({ length: 7 }, () => upload(client, bytes));
    const first = await Promise.race(sent);
    expect([first.status, first.headers.get('Retry-After')]).toEqual([503, '5']);
    for (const release of open) release();
    const statuses = (await Promise.all(sent)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 503]);
    expect((await upload(client, bytes)).status).toBe(201);
  });
});

describe('removing', () => {
  test('a picture of mine takes row and files along; other people’s are not there', async () => {
    const [client, other] = [await clientAs(app, 'user'), await clientAs(app, 'admin')];
    const { body } = await upload(client, await png());
    expect((await other.delete(`/api/media/${body.id}`)).status).toBe(404);
    expect((await app.client().delete(`/api/media/${body.id}`)).status).not.toBe(204);
    expect((await fetch(app.url + body.url)).status).toBe(200);
    expect((await client.delete(`/api/media/${body.id}`)).status).toBe(204);
    expect((await fetch(app.url + body.url)).status).toBe(404);
    expect((await client.delete(`/api/media/${body.id}`)).status).toBe(404);
    expect((await client.delete('/api/media/..%2f..%2fetc')).status).toBe(400);
  });

  test('waits while a card or an article shows it', async () => {
    const user = await createUser(app.knex);
    const client = await clientOf(app, user);
    const { id: key, url } = (await upload(client, await png())).body;
    const image = {
      url,
      width: 700,
      height: 400,
      caption: null,
      isShown: false,
      showFrom: null,
      showUntil: null,
    };
    const card = await createBusinessProfile(app.knex, { userId: user.id });
    for (const shown of [{ coverImage: url }, { profileImage: url }, { galleryImages: [image] }]) {
      await card.$query(app.knex).patch(shown);
      const reply = await client.delete(`/api/media/${key}`);
      expect([reply.status, reply.body.message]).toEqual([409, pictureRefusals.stillUsed.he]);
      await card.$query(app.knex).patch({ coverImage: null, profileImage: null, galleryImages: [] });
    }
    const post = await createBlogPost(app.knex, { content: `<p><img src="${url}"></p>` });
    expect((await client.delete(`/api/media/${key}`)).status).toBe(409);
    await post.$query(app.knex).delete();
    expect((await client.delete(`/api/media/${key}`)).status).toBe(204);
  });

  test('works although the files can’t be removed now', async () => {
    const user = await createUser(app.knex);
    const media = await createMedia(app.knex, { userId: user.id, storageKey: `${'a'.repeat(20)}-1x1` });
    const { remove } = storage;
    storage.remove = () => Promise.reject(new Error('the storage is away'));
    const client = await clientOf(app, user);
    expect((await client.delete(`/api/media/${media.storageKey}`)).status).toBe(204);
    storage.remove = remove;
    expect(await app.knex('discarded_files').pluck('storage_key')).toContain(media.storageKey);
  });
});
