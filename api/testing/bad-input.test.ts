import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { features } from '../app.ts';
import { errorBody } from '../contract/error-codes.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { clientAs } from './act-as.ts';
import { startTestApp, type TestApp } from './app.ts';
import type { TestReply, TestRequest } from './client.ts';
import {
  bodyFields,
  foreignId,
  hasParameters,
  queryFields,
  sampleBody,
  samplePath,
  wrongTypeFor,
} from './endpoint-samples.ts';

// What no client should send is tried at every operation, as an admin, who gets furthest: a refusal in the
// closed shape, never a 500 (specification section 8, security.md E10).
const endpoints = features.flatMap((feature) => feature.endpoints);
const rows = (list: Endpoint[]) =>
  list.map((endpoint) => [`${endpoint.method.toUpperCase()} ${endpoint.path}`, endpoint] as const);
const takesJson = ({ body, bodyType = 'json' }: Endpoint) => body !== undefined && bodyType === 'json';
const withBody = rows(endpoints.filter(takesJson));
const queried = rows(endpoints.filter((endpoint) => queryFields(endpoint).length > 0));
const writes = rows(
  endpoints.filter(({ method, antiForgery }) => method !== 'get' && antiForgery !== 'none'),
);

const markup = ['<img src=x onerror=alert(1)>', "'; drop table users; --", '{}', '[]', '%00'];
const oddTexts = ['', ' ', '\0', '\ud800', '\u202Ex', '-1', '1e999', 'x'.repeat(3_000), ...markup];
const oddNumbers = [-1, 0.5, 1e308, 2 ** 53, 2 ** 31];
const oddValues = [...oddTexts, ...oddNumbers, 'x'.repeat(90_000), null, true, [], [null], {}, { $gt: '' }];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
// Limits would answer in place of what is tried here.
afterEach(() => app.knex('rate_limits').delete());
afterAll(() => app.close());

interface Attempt {
  path?: string;
  body?: unknown;
  options?: TestRequest;
}

async function send(endpoint: Endpoint, { path, body, options }: Attempt): Promise<TestReply> {
  // Somebody new each time: a call may end the caller's own sign-in.
  const client = await clientAs(app, 'admin');
  return client.request(
    endpoint.method.toUpperCase(),
    path ?? samplePath(endpoint, foreignId),
    body,
    options,
  );
}

/** What is wrong with an answer, with what the log says of it; nothing when it is a refusal as it should be. */
function faultOf(reply: TestReply, input: unknown): string[] {
  const isRefusal =
    reply.status >= 400 && reply.status < 500 && errorBody.strict().safeParse(reply.body).success;
  return isRefusal ? [] : [story(reply, input)];
}

/** As `faultOf`, where an odd value may also be taken as it is. */
function crashOf(reply: TestReply, input: unknown): string[] {
  return reply.status === 500 ? [story(reply, input)] : [];
}

function story(reply: TestReply, input: unknown): string {
  const requestId = reply.headers.get('X-Request-Id');
  const logged = app.logLines.filter((line) => line['requestId'] === requestId && line['err']);
  return `${JSON.stringify(input).slice(0, 100)} → ${reply.status} ${reply.text.slice(0, 300)} ${JSON.stringify(logged)}`;
}

describe('a body that can not be read', () => {
  test.each(withBody)('%s', async (_name, endpoint) => {
    const large = JSON.stringify({ text: 'x'.repeat(endpoint.bodyLimit ?? 1_000_000) });
    const attempts: [number, TestRequest][] = [
      [400, { raw: '{"broken":' }],
      [400, { raw: `${'['.repeat(10_000)}${']'.repeat(10_000)}` }],
      [413, { raw: large }],
      [415, { raw: '{}', contentType: 'text/plain' }],
    ];
    for (const [status, options] of attempts) {
      const reply = await send(endpoint, { options });
      expect([reply.status, faultOf(reply, status)]).toEqual([status, []]);
    }
  });
});

describe('wrong types', () => {
  test.each(withBody)('%s', async (_name, endpoint) => {
    const wrong = Object.entries(bodyFields(endpoint)).map(([field, schema]) => [
      field,
      wrongTypeFor(schema),
    ]);
    for (const body of [[], [{}], Object.fromEntries(wrong)])
      expect(faultOf(await send(endpoint, { body }), body)).toEqual([]);
  });
});

describe('odd values, one field at a time', () => {
  // A card alone has fifty fields.
  test.each(withBody)(
    '%s',
    async (_name, endpoint) => {
      for (const field of Object.keys(bodyFields(endpoint)))
        for (const value of oddValues) {
          const reply = await send(endpoint, { body: { ...sampleBody(endpoint), [field]: value } });
          expect(crashOf(reply, { [field]: value })).toEqual([]);
        }
    },
    90_000,
  );
});

describe('odd queries', () => {
  test.each(queried)('%s', async (_name, endpoint) => {
    for (const field of queryFields(endpoint))
      for (const value of oddTexts) {
        const path = `${samplePath(endpoint, '1')}?${field}=${encodeURIComponent(value.toWellFormed())}`;
        expect(crashOf(await send(endpoint, { path }), path)).toEqual([]);
      }
  });
});

const oddIds = ['0', '-1', 'abc', '1.5', "1'--", '9'.repeat(40), '%F0%9F%92%A9', 'x'.repeat(500)];

describe('what does not exist', () => {
  const inApi = endpoints.filter(({ path }) => path.startsWith('/api/'));
  test.each(rows(inApi.filter(hasParameters)))('%s', async (_name, endpoint) => {
    for (const id of [foreignId, ...oddIds]) {
      const attempt = {
        path: samplePath(endpoint, id),
        ...(endpoint.body && { body: sampleBody(endpoint) }),
      };
      expect(faultOf(await send(endpoint, attempt), id)).toEqual([]);
    }
  });

  // A file or a page of any name may lead to a neutral page.
  const pages = endpoints.filter(({ path }) => !path.startsWith('/api/'));
  test.each(rows(pages.filter(hasParameters)))('%s', async (_name, endpoint) => {
    for (const id of [foreignId, ...oddIds])
      expect(crashOf(await send(endpoint, { path: samplePath(endpoint, id) }), id)).toEqual([]);
  });
});

describe('writes by cookie without the right anti-forgery token', () => {
  test.each(writes)('%s', async (_name, endpoint) => {
    for (const csrf of [false, 'wrong', '', 'a.b'] as const) {
      const path = samplePath(endpoint, '1');
      const body = takesJson(endpoint) ? {} : undefined;
      const reply = await app.client().request(endpoint.method.toUpperCase(), path, body, { csrf });
      expect([reply.status, reply.body.code]).toEqual([403, 'csrf_token_invalid']);
    }
  });
});
