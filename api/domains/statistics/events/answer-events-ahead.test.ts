import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOverload } from '../../../http/overload.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';

// A guest's plain event is answered before the application, which adds `Vary` to all that goes through it.
const overload = createOverload(10);
let app: TestApp;
let card: { id: number };
beforeAll(async () => {
  app = await startTestApp({ deps: { overload } });
  card = await createBusinessProfile(app.knex);
  // The first event of a day asks for its salt.
  await send({ type: 'view' }, { 'User-Agent': 'Mozilla/5.0 First/1' });
});
afterAll(() => app.close());

const send = (body: unknown, headers: Record<string, string> = {}, id = card.id) =>
  app.client().post(`/api/cards/${id}/events`, body, {
    csrf: false,
    headers: {
      'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/131.0.0.0 Safari/537.36',
      'Accept-Language': 'en',
      ...headers,
    },
  });
const isAhead = (reply: { headers: Headers }) => reply.headers.get('Vary') === null;
const ofRequest = new Set(['x-request-id', 'date', 'vary']);
const lasting = (reply: { headers: Headers }) =>
  Object.fromEntries([...reply.headers].filter(([name]) => !ofRequest.has(name)));
const linesOf = (requestId: string) => app.logLines.filter((line) => line['requestId'] === requestId);
const stored = async () => (await app.knex('card_events').where({ profile_id: card.id })).length;

test('it has the headers, the id, the line and the measure of the usual way', async () => {
  const ahead = await send({ type: 'view' }, { 'X-Request-Id': 'ahead-0001' });
  const usual = await send({ type: 'view' }, { 'X-Request-Id': 'usual-0001', Authorization: 'Basic eA==' });
  expect([ahead, usual].map((reply) => [reply.status, reply.text, isAhead(reply)])).toEqual([
    [204, '', true],
    [204, '', false],
  ]);
  expect(lasting(ahead)).toEqual(lasting(usual));
  expect(ahead.headers.get('X-Request-Id')).toBe('ahead-0001');
  const [line, ofUsual] = ['ahead-0001', 'usual-0001'].map((id) => {
    const [only, ...others] = linesOf(id);
    expect(others).toEqual([]);
    return { ...only, requestId: '', time: 0, milliseconds: 0 };
  });
  expect(line).toEqual(ofUsual);
  const { text } = await app.client().get('/metrics');
  // The first, this one, and the usual one.
  expect(text).toContain(
    'http_request_duration_seconds_count{method="POST",route="/api/cards/:id/events",status="204"} 3',
  );
});

test('what is refused is refused in words, has one line, and is not done twice', async () => {
  const hidden = await createBusinessProfile(app.knex, { isPublic: false });
  const reply = await send({ type: 'phone' }, { 'X-Request-Id': 'hidden-0001' }, hidden.id);
  expect([reply.status, reply.body]).toEqual([
    404,
    { message: expect.stringMatching(/^[\x20-\x7e]+$/), code: 'not_found', requestId: 'hidden-0001' },
  ]);
  expect(linesOf('hidden-0001')).toMatchObject([{ status: 404, msg: 'request' }]);
  const wrong = await send({ type: 'phone', source: ['דנה', '🙂'] }, { 'X-Request-Id': 'wrong-0001' });
  expect([wrong.status, Object.keys(wrong.body.errors as object)]).toEqual([422, ['source']]);
});

test('a database that fails is told of once, with the request’s id', async () => {
  await app.knex.raw('alter table card_event_visitors rename to visitors_away');
  try {
    const reply = await send({ type: 'view' }, { 'X-Request-Id': 'broken-0001' });
    expect([reply.status, reply.body.requestId]).toEqual([500, 'broken-0001']);
  } finally {
    await app.knex.raw('alter table visitors_away rename to card_event_visitors');
  }
  expect(linesOf('broken-0001').map(({ msg }) => msg)).toEqual(['request failed', 'request']);
});

test.each([
  ['more than an event', { type: 'email', more: 1 }, {}],
  ['a session', { type: 'email' }, { Cookie: 'bikur.sid=unknown' }],
  ['a session by its name of https', { type: 'email' }, { Cookie: 'lang=en; __Host-bikur.sid=unknown' }],
  ['a demo header', { type: 'email' }, { 'X-Demo-User': 'x' }],
])('%s goes the usual way', async (_what, body, headers) => {
  const reply = await send(body, headers as Record<string, string>);
  expect([reply.status, isAhead(reply)]).toEqual([204, false]);
});

test('a body that comes after its headers, or in pieces, is read all the same', async () => {
  const before = await stored();
  const body = JSON.stringify({ type: 'view', source: 'https://www.google.com/דנה🙂' });
  const bytes = Buffer.from(body);
  for (const cuts of [[0], [3, 40]]) {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    const head = `POST /api/cards/${card.id}/events HTTP/1.1\r\nHost: ${hostname}\r\nUser-Agent: Mozilla/5.0 Chrome/1\r\nContent-Type: text/plain\r\nContent-Length: ${bytes.length}\r\nConnection: close\r\n\r\n`;
    let at = 0;
    socket.write(cuts[0] === 0 ? head : Buffer.concat([Buffer.from(head), bytes.subarray(0, (at = 3))]));
    for (const cut of [...cuts, bytes.length]) {
      await pause(15);
      socket.write(bytes.subarray(at, cut));
      at = cut;
    }
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 204 /);
  }
  expect(await stored()).toBe(before + 2);
});

test('while no place is free it waits for one as everything does', async () => {
  const taken = Array.from({ length: overload.figures('event').places }, () => overload.takeAtOnce('event'));
  const waiting = send({ type: 'view' });
  await expect.poll(() => overload.figures('event').waiting).toBe(1);
  for (const leave of taken) leave?.();
  const reply = await waiting;
  expect([reply.status, isAhead(reply)]).toEqual([204, false]);
  await send({ type: 'view' });
  expect(overload.figures('event')).toMatchObject({ inside: 0, waiting: 0 });
});
