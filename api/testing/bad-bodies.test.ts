import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MountedEndpoint } from '../http/mounted-endpoint.ts';
import { startTestApp, type TestApp } from './app.ts';
import {
  attemptsOn,
  endpoints,
  namedRows,
  oddValues,
  takesJson,
  veryLong,
  type Attempts,
} from './bad-input.ts';
import type { TestReply } from './client.ts';
import { bodyFields, isOutside, sampleBody, wrongTypeFor } from './endpoint-samples.ts';

let app: TestApp;
let attempts: Attempts;
beforeAll(async () => {
  app = await startTestApp();
  attempts = attemptsOn(app);
});
afterAll(() => app.close());

interface Outcome {
  taken: string[];
  faults: string[];
}

const withBody = namedRows(endpoints.filter(takesJson));

/** Fields of the body that a refusal names: the validation names all that it finds, at any depth, at once. */
function namedIn(reply: TestReply): Set<string> {
  const errors: Record<string, string> = (reply.status === 422 && reply.body.errors) || {};
  return new Set(Object.keys(errors).map((name) => name.split('.')[0] ?? ''));
}

describe('wrong types', () => {
  test.each(withBody)('%s', async (_name, endpoint) => {
    for (const body of [[], [{}]])
      expect(attempts.unlessRefused(await attempts.send(endpoint, { body }), body)).toEqual([]);
    expect(attempts.unlessAnswered(await attempts.send(endpoint, { body: {} }), {})).toEqual([]);
    const wrong = Object.fromEntries(
      Object.entries(bodyFields(endpoint)).map(([field, schema]) => [field, wrongTypeFor(schema)]),
    );
    if (Object.keys(wrong).length === 0) return;
    const reply = await attempts.send(endpoint, { body: wrong });
    expect(attempts.unlessRefused(reply, wrong)).toEqual([]);
    expect([...namedIn(reply)].sort()).toEqual(Object.keys(wrong).sort());
  });
});

describe('odd values in all fields at once, then in all that took them', () => {
  test.each(withBody)(
    '%s',
    async (_name, endpoint) => {
      const schemas = bodyFields(endpoint);
      const fields = Object.keys(schemas);
      let long: string[] = [];
      for (const value of fields.length > 0 ? oddValues : []) {
        const { taken, faults: issues } = await tryIn(endpoint, fields, value);
        expect(issues).toEqual([]);
        expect([value, taken.filter((field) => isOutside(schemas[field] ?? {}, value))]).toEqual([value, []]);
        if (typeof value === 'string' && value.length > 1_000) long = taken;
      }
      // Together they would be more than a body may be.
      for (const field of long) expect((await tryIn(endpoint, [field], veryLong)).faults).toEqual([]);
    },
    60_000,
  );

  /**
   * @returns the fields that are not refused, which what stands behind the validation has then seen, too; and what
   * went wrong
   */
  async function tryIn(endpoint: MountedEndpoint, fields: string[], value: unknown): Promise<Outcome> {
    const send = async (some: string[]) => {
      const odd = Object.fromEntries(some.map((field) => [field, value]));
      return attempts.send(endpoint, { body: { ...sampleBody(endpoint), ...odd } });
    };
    const reply = await send(fields);
    if (reply.status === 413 && fields.length > 1) {
      // Each is small enough, together they are not.
      const half = Math.ceil(fields.length / 2);
      const parts = [fields.slice(0, half), fields.slice(half)];
      const outcomes: Outcome[] = [];
      for (const part of parts) outcomes.push(await tryIn(endpoint, part, value));
      return {
        taken: outcomes.flatMap(({ taken }) => taken),
        faults: outcomes.flatMap(({ faults: issues }) => issues),
      };
    }
    const named = namedIn(reply);
    const taken = fields.filter((field) => !named.has(field));
    const issues = attempts.unlessAnswered(reply, value);
    if (named.size > 0 && taken.length > 0)
      issues.push(...attempts.unlessAnswered(await send(taken), { [taken.join()]: value }));
    return { taken, faults: issues };
  }
});
