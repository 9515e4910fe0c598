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
  expect(firstList && Object.keys(listQuery.shape)).toEqual(['sort', 'range', 'filter']);
});

describe('odd queries', () => {
  test.each(namedRows(queried))('%s', async (_name, endpoint) => {
    const ask = async (fields: readonly string[], value: string) => {
      const text = encodeURIComponent(value.toWellFormed());
      const query = fields.map((field) => `${field}=${text}`).join('&');
      const reply = await attempts.send(endpoint, { path: `${samplePath(endpoint, '1')}?${query}` });
      expect(attempts.unlessAnswered(reply, query)).toEqual([]);
      return reply;
    };
    const fields = queryFields(endpoint);
    for (const value of oddTexts) {
      const reply = await ask(fields, value);
      if (reply.status !== 422 || fields.length === 1) continue;
      // One that is refused keeps those beside it from being used.
      const named = new Set(Object.keys(reply.body.errors ?? {}).map((name) => name.split('.')[0]));
      for (const field of fields) if (!named.has(field)) await ask([field], value);
    }
  });
});
