import fc, { type Arbitrary } from 'fast-check';
import type { MountedEndpoint } from '../../http/mounted-endpoint.ts';
import { oddTexts } from '../bad-input.ts';
import type { TestRequest } from '../client.ts';
import { bodySchema, foreignId, querySchema } from '../endpoint-samples.ts';
import type { KnownValues } from './known-values.ts';
import { valueOf } from './random-value.ts';

/** One request, whoever sends it. */
export interface FuzzRequest {
  method: string;
  path: string;
  body?: unknown;
  options: TestRequest;
}

const contentTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  '',
];
const headers: Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'Accept-Language': 'en' },
      { 'Accept-Language': '*;q=0,,,he;q=9' },
      { 'If-None-Match': '"x", *' },
      { Range: 'bytes=5-2' },
      { 'X-Forwarded-For': '::ffff:127.0.0.1, 1' },
      { Origin: 'null' },
      { 'X-Request-Id': 'x'.repeat(5_000) },
      { Accept: 'text/html' },
    ),
  },
);

/** Random requests to one operation; lists also get the parameters that ra-data-simple-rest sends. */
export function requestsTo(endpoint: MountedEndpoint, known: KnownValues): Arbitrary<FuzzRequest> {
  return fc
    .record({
      path: pathOf(endpoint, known),
      query: queryOf(endpoint, known),
      body: bodyOf(endpoint, known),
      headers,
    })
    .map(({ path, query, body, headers: sent }) => ({
      method: endpoint.method.toUpperCase(),
      path: path + query,
      ...body,
      options: { ...body.options, headers: sent },
    }));
}

function pathOf({ path }: MountedEndpoint, { numbers, texts }: KnownValues): Arbitrary<string> {
  const parts = path.replace(/[{}]/g, '').split(/([:*]\w+)/);
  const filled = parts.map((part) => {
    if (!/^[:*]\w/.test(part)) return fc.constant(part);
    const isNumbered = /id$/i.test(part);
    return fc
      .oneof(
        { weight: isNumbered ? 8 : 3, arbitrary: fc.constantFrom('1', '2', '3', ...numbers) },
        { weight: isNumbered ? 2 : 8, arbitrary: fc.constantFrom('x', ...texts) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(foreignId, '0', '-1', '1e3', '99999999999999999999', ...oddTexts),
        },
      )
      .map((value) => encodeURIComponent(value.toWellFormed()).replaceAll('%2F', '/'));
  });
  return fc.tuple(...filled).map((values) => values.join(''));
}

function queryOf(endpoint: MountedEndpoint, known: KnownValues): Arbitrary<string> {
  const fields = querySchema(endpoint);
  if (Object.keys(fields).length === 0) return fc.constantFrom('', '', '', '?x=%FF', '?a[b]=1&a=2');
  const words = Object.keys(endpoint.reply ? bodyWords(endpoint) : {});
  const column = fc.constantFrom('id', 'createdAt', 'q', '__proto__', ...words);
  const asJson = fc.oneof(
    fc.tuple(column, fc.constantFrom('ASC', 'DESC', 'x')),
    fc.tuple(fc.integer({ min: -5, max: 60 }), fc.integer({ min: -5, max: 90 })),
    fc.dictionary(
      column,
      fc.oneof(fc.constantFrom(...known.numbers, ...known.texts), fc.jsonValue({ maxDepth: 1 })),
      {
        maxKeys: 3,
      },
    ),
  );
  const values = Object.entries(fields).map(([name, schema]) =>
    fc
      .oneof(
        { weight: 3, arbitrary: fc.constant(null) },
        { weight: 3, arbitrary: valueOf(schema, known, name) },
        { weight: ['sort', 'range', 'filter'].includes(name) ? 6 : 1, arbitrary: asJson },
      )
      .map((value): [string, string][] =>
        value === null ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
      ),
  );
  return fc.tuple(...values).map((pairs) => {
    const query = new URLSearchParams(
      pairs.flat().map(([name, value]) => [name, value.toWellFormed()]),
    ).toString();
    return query && `?${query}`;
  });
}

/** Names of the fields that an operation answers: those it may filter and sort by. */
function bodyWords({ reply }: MountedEndpoint): Record<string, unknown> {
  const shape = (reply as { element?: { shape?: object }; shape?: object } | undefined) ?? {};
  return { ...shape.element?.shape, ...shape.shape };
}

function bodyOf(
  endpoint: MountedEndpoint,
  known: KnownValues,
): Arbitrary<Pick<FuzzRequest, 'body' | 'options'>> {
  const { body, bodyType = 'json', method } = endpoint;
  if (method === 'get') return fc.constant({ options: {} });
  const raw = fc
    .record({
      raw: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Uint8Array.from(bytes)),
      ),
      contentType: fc.constantFrom(...contentTypes, 'application/json'),
    })
    .map((options) => ({ options }));
  if (!body) return bodyType === 'stream' ? raw : fc.oneof(fc.constant({ options: {} }), raw);
  const json = valueOf(bodySchema(endpoint), known, '').map((value) => ({ body: value, options: {} }));
  return fc.oneof({ weight: 12, arbitrary: json }, { weight: 1, arbitrary: raw });
}
