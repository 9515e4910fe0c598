import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { MountedEndpoint } from '../http/mounted-endpoint.ts';
import { startTestApp, type TestApp } from './app.ts';
import {
  attemptsOn,
  endpoints,
  namedRows,
  oddValues,
  refusedByDatabases,
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

const withBody = namedRows(endpoints.filter(takesJson));

/** Fields of the body that a refusal names: the validation names all that it finds, at any depth, at once. */
function namedIn(reply: TestReply): Set<string> {
  const errors: Record<string, string> = (reply.status === 422 && reply.body.errors) || {};
  return new Set(Object.keys(errors).map((name) => name.split('.')[0] ?? ''));
}

/** Fields that the endpoint's own schema refuses, which is what the server validates by. */
async function refusedIn(endpoint: MountedEndpoint, body: unknown): Promise<Set<string>> {
  const read = await endpoint.body?.safeParseAsync(body);
  return new Set(read?.error?.issues.map(({ path }) => String(path[0] ?? '')));
}

// Shows, too, that each operation answers what its schema refuses, with every field's name.
describe('wrong types', () => {
  test.each(withBody)('%s', async (_name, endpoint) => {
    const wrong = Object.fromEntries(
      Object.entries(bodyFields(endpoint)).map(([field, schema]) => [field, wrongTypeFor(schema)]),
    );
    const fields = Object.keys(wrong);
    expect(attempts.unlessAnswered(await attempts.send(endpoint, { body: {} }), {})).toEqual([]);
    for (const body of [[], [{}]])
      if (fields.length > 0) expect((await endpoint.body?.safeParseAsync(body))?.success).toBe(false);
      else expect(attempts.unlessRefused(await attempts.send(endpoint, { body }), body)).toEqual([]);
    if (fields.length === 0) return;
    const reply = await attempts.send(endpoint, { body: wrong });
    expect(attempts.unlessRefused(reply, wrong)).toEqual([]);
    const missing = endpoint.query?.safeParse({}).error?.issues.map(({ path }) => String(path[0])) ?? [];
    expect([...namedIn(reply)].sort()).toEqual([...fields, ...missing].sort());
  });
});

/**
 * Of the values that a field takes: all that a database refuses, and three others, which differ from field to field so
 * that many fields see each; thorough: all.
 */
function worthACall(taken: readonly unknown[], place: number): readonly unknown[] {
  if (inject('isThorough')) return taken;
  const others = taken.filter((value) => !refusedByDatabases.has(value));
  const first = (place * othersTried) % Math.max(1, others.length);
  return [
    ...taken.filter((value) => refusedByDatabases.has(value)),
    ...[...others.slice(first), ...others.slice(0, first)].slice(0, othersTried),
  ];
}
const othersTried = 3;

describe('odd values, in all fields that take one at once', () => {
  test.each(withBody)(
    '%s',
    async (_name, endpoint) => {
      const sample = sampleBody(endpoint);
      const schemas = bodyFields(endpoint);
      const fields = Object.keys(schemas);
      const taken: Record<string, unknown[]> = {};
      for (const value of oddValues) {
        const odd = Object.fromEntries(fields.map((field) => [field, value]));
        const refused = await refusedIn(endpoint, { ...sample, ...odd });
        for (const field of fields) if (!refused.has(field)) (taken[field] ??= []).push(value);
      }
      for (const [field, values] of Object.entries(taken))
        expect([field, values.filter((value) => isOutside(schemas[field] ?? {}, value))]).toEqual([
          field,
          [],
        ]);

      // What stands behind the validation sees values that pass, in as few calls as it takes.
      const place = withBody.findIndex(([, one]) => one === endpoint);
      const tried = Object.entries(taken).map(
        ([field, values], nth) => [field, worthACall(values, place + nth)] as const,
      );
      const rounds = Math.max(0, ...tried.map(([, values]) => values.length));
      for (let round = 0; round < rounds; round += 1) {
        const odd = Object.fromEntries(
          tried.map(([field, values]) => [field, values[round % values.length]]),
        );
        // Two values may pass one by one and not together.
        const refused = await refusedIn(endpoint, { ...sample, ...odd });
        expect(await faultsOf(endpoint, withoutThose(odd, refused))).toEqual([]);
      }

      // Together they would be more than a body may be.
      for (const [field, values] of Object.entries(taken)) {
        if (!values.some((value) => typeof value === 'string' && value.length > 1_000)) continue;
        const long = { [field]: veryLong };
        if ((await refusedIn(endpoint, { ...sample, ...long })).has(field)) continue;
        expect(await faultsOf(endpoint, long)).toEqual([]);
      }
    },
    60_000,
  );

  const withoutThose = (odd: Record<string, unknown>, refused: Set<string>) =>
    Object.fromEntries(Object.entries(odd).filter(([field]) => !refused.has(field)));

  async function faultsOf(endpoint: MountedEndpoint, odd: Record<string, unknown>): Promise<string[]> {
    const reply = await attempts.send(endpoint, { body: { ...sampleBody(endpoint), ...odd } });
    const fields = Object.entries(odd);
    if (reply.status !== 413 || fields.length === 1) return attempts.unlessAnswered(reply, odd);
    // Each is small enough, together they are not.
    const half = Math.ceil(fields.length / 2);
    const parts = [fields.slice(0, half), fields.slice(half)].map((part) => Object.fromEntries(part));
    const faults: string[] = [];
    for (const part of parts) faults.push(...(await faultsOf(endpoint, part)));
    return faults;
  }
});
