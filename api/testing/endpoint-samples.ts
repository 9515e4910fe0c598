import { z } from 'zod';
import type { MountedEndpoint } from '../http/mounted-endpoint.ts';

/** What a JSON schema says of one field, as far as samples need it. */
export interface FieldSchema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  anyOf?: FieldSchema[];
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: string[];
}

/** An id that no test database reaches. */
export const foreignId = '999999999999';

/** The endpoint's address with every parameter filled by `value`. */
export function samplePath(endpoint: MountedEndpoint, value: string): string {
  return endpoint.path.replace(/[{}]/g, '').replace(/[:*]\w+/g, value);
}

/** What stands after `:` or `*` in the endpoint's address. */
export function parameterNames(endpoint: MountedEndpoint): string[] {
  return [...endpoint.path.matchAll(/[:*](\w+)/g)].map(([, name = '']) => name);
}

export function hasParameters(endpoint: MountedEndpoint): boolean {
  return /[:*]\w/.test(endpoint.path);
}

export const bodySchema = ({ body }: MountedEndpoint): FieldSchema => (body ? schemaOf(body) : {});

export const bodyFields = (endpoint: MountedEndpoint): Record<string, FieldSchema> =>
  bodySchema(endpoint).properties ?? {};

export const querySchema = ({ query }: MountedEndpoint): Record<string, FieldSchema> =>
  query ? (schemaOf(query).properties ?? {}) : {};

export const queryFields = (endpoint: MountedEndpoint): string[] => Object.keys(querySchema(endpoint));

/** A body of the right types; whether it makes sense is another matter. */
export function sampleBody(endpoint: MountedEndpoint): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(bodyFields(endpoint)).map(([name, field]) => [name, sample(field)]),
  );
}

/** A value that no field of this kind takes. */
export function wrongTypeFor(field: FieldSchema): unknown {
  const types = (field.anyOf ?? [field]).flatMap(({ type }) => type ?? []);
  return types.includes('object') ? 'text' : { unexpected: ['object'] };
}

/** Whether the documented schema of a field refuses this value: its type, its choices, its bounds. */
export function isOutside(field: FieldSchema, value: unknown): boolean {
  if (field.anyOf) return field.anyOf.every((one) => isOutside(one, value));
  if (field.const !== undefined) return field.const !== value;
  if (field.enum) return !field.enum.includes(value);
  const types = [field.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) return true;
  if (typeof value === 'string') return [...value].length > (field.maxLength ?? Infinity);
  if (typeof value === 'number')
    return value < (field.minimum ?? -Infinity) || value > (field.maximum ?? Infinity);
  return false;
}

function isOfType(type: string, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return Number.isSafeInteger(value);
    default:
      return typeof value === type;
  }
}

/** Described once each: a test asks for the same ones with every request. */
const described = new WeakMap<z.ZodType, FieldSchema>();

function schemaOf(schema: z.ZodType): FieldSchema {
  const known = described.get(schema);
  if (known) return known;
  const found = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema;
  described.set(schema, found);
  return found;
}

function sample(field: FieldSchema): unknown {
  if (field.const !== undefined) return field.const;
  if (field.enum) return field.enum[0];
  const first = field.anyOf?.[0];
  if (first) return sample(first);
  switch ([field.type].flat()[0]) {
    case 'string':
      return sampleText(field);
    case 'integer':
    case 'number':
      return Math.max(field.minimum ?? 1, 1);
    case 'boolean':
      return false;
    case 'array':
      return [];
    case 'object':
      return Object.fromEntries(
        Object.entries(field.properties ?? {}).map(([name, value]) => [name, sample(value)]),
      );
    default:
      return null;
  }
}

function sampleText({ format, minLength = 0 }: FieldSchema): string {
  if (format === 'email') return 'sample@bikur.example';
  if (format === 'uri') return 'https://bikur.example/';
  if (format === 'date-time') return '2026-11-01T10:00:00.000Z';
  return 'sample'.padEnd(minLength, 'x');
}
