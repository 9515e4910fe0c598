import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listQuery } from '../contract/admin/list.schema.ts';
import { startTestApp, type TestApp } from './app.ts';
import { attemptsOn, endpoints, namedRows, oddTexts, type Attempts } from './bad-input.ts';
import { queryFields, samplePath } from './endpoint-samples.ts';

let app: TestApp;
let attempts: Attempts;
beforeAll(async () => {
  app = await startTestApp();
  attempts = attemptsOn(app);
});
afterAll(() => app.close());

// The lists of the back office share one reader of their query, which is tried at one of them.
const [firstList, ...otherLists] = endpoints.filter(({ query }) => query === listQuery);
const queried = endpoints.filter(
  (endpoint) => queryFields(endpoint).length > 0 && !otherLists.includes(endpoint),
);

test('the lists of the back office share their query', () => {
  expect(otherLists.length).toBeGreaterThan(20);
  expect(firstList && Object.keys(listQuery.shape)).toEqual(['sort', 'range', 'filter', 'columns']);
});

describe('odd queries', () => {
  test.each(namedRows(queried))('%s', async (_name, endpoint) => {
    const ask = async (fields: readonly string[], value: string) => {
      const text = encodeURIComponent(value);
      const query = fields.map((field) => `${field}=${text}`).join('&');
      const reply = await attempts.send(endpoint, { path: `${samplePath(endpoint, '1')}?${query}` });
      expect(attempts.unlessAnswered(reply, query)).toEqual([]);
      return reply;
    };
    const fields = queryFields(endpoint);
    let isRefusalSeen = false;
    for (const value of oddTexts.map((text) => text.toWellFormed())) {
      const odd = Object.fromEntries(fields.map((field) => [field, value]));
      const read = await endpoint.query?.safeParseAsync(odd);
      const refused = new Set(read?.error?.issues.map(({ path }) => path[0]));
      // The server validates by this very schema, which one answer shows; one field that it refuses keeps those
      // beside it from being used.
      if (refused.size > 0 && !isRefusalSeen) {
        const reply = await ask(fields, value);
        const named = Object.keys(reply.body?.errors ?? {}).map((name) => name.split('.')[0]);
        // A missing body is named with them.
        expect([reply.status, named]).toEqual([422, expect.arrayContaining([...refused])]);
        isRefusalSeen = true;
      }
      const taken = fields.filter((field) => !refused.has(field));
      if (taken.length > 0) await ask(taken, value);
    }
  });
});
