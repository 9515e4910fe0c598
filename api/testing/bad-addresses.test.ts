import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { MountedEndpoint } from '../http/mounted-endpoint.ts';
import { startTestApp, type TestApp } from './app.ts';
import { attemptsOn, endpoints, namedRows, type Attempts } from './bad-input.ts';
import { foreignId, hasParameters, parameterNames, sampleBody, samplePath } from './endpoint-samples.ts';

const oddIds = ['9'.repeat(40), '0', '-1', 'abc', '1.5', "1'--", '%F0%9F%92%A9', 'x'.repeat(500)];

let app: TestApp;
let attempts: Attempts;
beforeAll(async () => {
  app = await startTestApp();
  attempts = attemptsOn(app);
});
afterAll(() => app.close());

/**
 * The ids that are worth a request: those that the schema of the address lets through to the operation, and one that
 * it does not, which shows that the operation stands behind it (http/route.ts validates all alike).
 */
async function idsFor(endpoint: MountedEndpoint): Promise<string[]> {
  if (inject('isThorough')) return [foreignId, ...oddIds];
  const passing = [foreignId];
  const refused: string[] = [];
  for (const id of oddIds) {
    const value = decodeURIComponent(id);
    const params = Object.fromEntries(parameterNames(endpoint).map((name) => [name, value]));
    const read = await endpoint.params?.safeParseAsync(params);
    (read && !read.success ? refused : passing).push(id);
  }
  return [...passing, ...refused.slice(0, 1)];
}

describe('what does not exist', () => {
  const inApi = endpoints.filter(({ path }) => path.startsWith('/api/'));
  test.each(namedRows(inApi.filter(hasParameters)))('%s', async (_name, endpoint) => {
    for (const id of await idsFor(endpoint)) {
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
    for (const id of await idsFor(endpoint)) {
      const reply = await attempts.send(endpoint, { path: samplePath(endpoint, id) });
      expect(attempts.unlessAnswered(reply, id)).toEqual([]);
    }
  });
});
