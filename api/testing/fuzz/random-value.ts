import fc, { type Arbitrary } from 'fast-check';
import { oddValues } from '../bad-input.ts';
import type { FieldSchema } from '../endpoint-samples.ts';
import type { KnownValues } from './known-values.ts';

const longest = 10_000;
const texts = [
  'שלום עולם',
  'דנה 052-555-0199 Dana',
  '\u202Eabc\u2069',
  '👩‍👩‍👧‍👦🇮🇱',
  'רישיון 🚗 #1 <b>',
  'x'.repeat(longest),
  'ש'.repeat(longest),
  '../../etc/passwd',
  '%2e%2e%2f',
  '${7*7}{{7*7}}',
  '=cmd()|x',
  'a\r\nBcc: x@evil.example',
  "' or 1=1 --",
  '\\',
  '"',
  '%',
  '_',
  '\u0000',
];

const text = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 40 }));

const ofFormat: Record<string, Arbitrary<unknown>> = {
  email: fc.oneof(fc.emailAddress(), fc.constantFrom('owner@bikur.example', 'דנה@bikur.example', 'a@b')),
  uri: fc.oneof(
    fc.webUrl(),
    fc.constantFrom('javascript:alert(1)', '//evil.example', 'https://[::1]/', 'http://0'),
  ),
  uuid: fc.uuid(),
  date: fc.constantFrom('2026-11-22', '2026-02-30', '0001-01-01', '9999-12-31', '2027-03-26'),
  'date-time': fc.constantFrom(
    '2026-11-22T10:00:00Z',
    '2026-10-25T01:30:00+03:00',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '+275760-09-13T00:00:00.000Z',
  ),
};

/** A value that a schema takes, mostly: what stands behind the validation is reached by these only. */
function fitting(schema: FieldSchema, known: KnownValues, name: string): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, known, name)));
  switch ([schema.type].flat()[0]) {
    case 'string':
      return fittingText(schema, known, name);
    case 'integer':
    case 'number':
      return fittingNumber(schema, known, name);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fitting(schema.items ?? {}, known, name), { maxLength: 3 });
    case 'object':
      return objectOf(schema.properties ?? {}, known);
    default:
      return fc.oneof(fc.constant(null), text);
  }
}

function fittingText(
  { format = '', maxLength = longest, minLength = 0 }: FieldSchema,
  known: KnownValues,
  name: string,
): Arbitrary<unknown> {
  const shaped = ofFormat[format];
  if (shaped) return shaped;
  const own = text.map((value) => value.slice(0, maxLength).padEnd(minLength, 'א'));
  const isNamed = /(?:id|slug|code|number|name)$/i.test(name);
  return isNamed && known.texts.length > 0
    ? fc.oneof(fc.constantFrom(...known.texts), own)
    : fc.oneof(own, fc.constantFrom('050-5550123', '12.34', '2026-11-22', 'https://example.com/', '10:00'));
}

function fittingNumber(
  { minimum = -1_000_000, maximum = 1_000_000, type }: FieldSchema,
  known: KnownValues,
  name: string,
): Arbitrary<unknown> {
  if (/ids?$/i.test(name) && known.numbers.length > 0) return fc.constantFrom(...known.numbers.map(Number));
  const whole = fc.oneof(fc.constantFrom(minimum, maximum), fc.integer({ min: minimum, max: maximum }));
  return [type].flat()[0] === 'integer'
    ? whole
    : fc.oneof(whole, fc.double({ min: minimum, max: maximum, noNaN: true }));
}

/** Mostly what a field takes, now and then what it doesn't, whatever it is. */
export function valueOf(schema: FieldSchema, known: KnownValues, name: string): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: fitting(schema, known, name) },
    { weight: 1, arbitrary: fc.constantFrom(...oddValues) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
}

/** Some of the fields: left out means unchanged, empty or refused. */
export function objectOf(
  fields: Record<string, FieldSchema>,
  known: KnownValues,
): Arbitrary<Record<string, unknown>> {
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, valueOf(schema, known, name)]),
  );
  return fc.oneof(
    { weight: 3, arbitrary: fc.record(values) },
    { weight: 2, arbitrary: fc.record(values, { requiredKeys: [] }) },
  );
}
