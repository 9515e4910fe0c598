import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';
import { attemptsOn, endpoints, namedRows, takesJson, type Attempts } from './bad-input.ts';
import type { TestRequest } from './client.ts';
import { samplePath } from './endpoint-samples.ts';

let app: TestApp;
let attempts: Attempts;
beforeAll(async () => {
  app = await startTestApp();
  attempts = attemptsOn(app);
});
afterAll(() => app.close());

const takesOnlyJson = endpoints.filter(
  (endpoint) => takesJson(endpoint) && endpoint.bodyType !== 'json-or-form',
);
const tooDeep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;

/** One reader (http/body-parser.ts) reads them all, and knows of an operation only its limit and kind. */
const limits = new Map(
  takesOnlyJson.map((endpoint) => [`${endpoint.bodyType} ${endpoint.bodyLimit}`, endpoint]),
);

describe('a body that can not be read', () => {
  test.each(namedRows(takesOnlyJson))('%s', async (_name, endpoint) => {
    const reply = await attempts.send(endpoint, { options: { raw: '{"broken":' } });
    expect([reply.status, attempts.unlessRefused(reply, 400)]).toEqual([400, []]);
  });

  test.each(namedRows([...limits.values()]))('in each way: %s', async (_name, endpoint) => {
    const tooLarge = JSON.stringify({ text: 'x'.repeat(endpoint.bodyLimit ?? 101_000) });
    const refusals: [number, TestRequest][] = [
      [400, { raw: tooDeep }],
      [413, { raw: tooLarge }],
      [415, { raw: '{}', contentType: 'text/plain' }],
    ];
    for (const [status, options] of refusals) {
      const reply = await attempts.send(endpoint, { options });
      expect([reply.status, attempts.unlessRefused(reply, status)]).toEqual([status, []]);
    }
  });
});

const writes = endpoints.filter(({ method, antiForgery }) => method !== 'get' && antiForgery !== 'none');

describe('writes by cookie without the right anti-forgery token', () => {
  test.each(namedRows(writes))('%s', async (_name, endpoint) => {
    const client = app.client();
    // What counts as a wrong one is http/csrf.test.ts'.
    for (const csrf of [false, 'a.b'] as const) {
      const body = takesJson(endpoint) ? {} : undefined;
      const path = samplePath(endpoint, '1');
      const reply = await client.request(endpoint.method.toUpperCase(), path, body, { csrf });
      expect([reply.status, reply.body.code]).toEqual([403, 'csrf_token_invalid']);
    }
  });
});
