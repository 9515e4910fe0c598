import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';
import { attemptsOn, endpoints, namedRows, type Attempts } from './bad-input.ts';
import { foreignId, hasParameters, sampleBody, samplePath } from './endpoint-samples.ts';

const oddIds = ['0', '-1', 'abc', '1.5', "1'--", '9'.repeat(40), '%F0%9F%92%A9', 'x'.repeat(500)];

let app: TestApp;
let attempts: Attempts;
beforeAll(async () => {
  app = await startTestApp();
  attempts = attemptsOn(app);
});
afterAll(() => app.close());

describe('what does not exist', () => {
  const inApi = endpoints.filter(({ path }) => path.startsWith('/api/'));
  test.each(namedRows(inApi.filter(hasParameters)))('%s', async (_name, endpoint) => {
    for (const id of [foreignId, ...oddIds]) {
      const reply = await attempts.send(endpoint, {
        path: samplePath(endpoint, id),
        ...(endpoint.body && { body: sampleBody(endpoint) }),
      });
      expect(attempts.unlessRefused(reply, id)).toEqual([]);
    }
  });

  // A file or a page of any name may lead to a neutral page.
  const pages = endpoints.filter(({ path }) => !path.startsWith('/api/'));
  test.each(namedRows(pages.filter(hasParameters)))('%s', async (_name, endpoint) => {
    for (const id of [foreignId, ...oddIds]) {
      const reply = await attempts.send(endpoint, { path: samplePath(endpoint, id) });
      expect(attempts.unlessAnswered(reply, id)).toEqual([]);
    }
  });
});
