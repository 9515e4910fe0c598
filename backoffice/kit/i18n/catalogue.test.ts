import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { adminResourceNames, adminRows } from '../../../api/contract/admin/rows.schema.ts';
import { catalogueEnglish } from './en/catalogue.ts';
import { catalogueHebrew } from './he/catalogue.ts';

type Tree = { [key: string]: string | Tree };

function texts(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : texts(value, `${path}${key}.`),
  );
}

const hebrew = new Map(texts(catalogueHebrew as unknown as Tree));
const english = new Map(texts(catalogueEnglish as unknown as Tree));
const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.(?:spec|stories)\./.test(entry.name)) yield path;
  }
}

function keysUsedBy(library: string): string[] {
  const found = new Set<string>();
  for (const path of sources(join('node_modules', library, 'src')))
    for (const [, key] of readFileSync(path, 'utf8').matchAll(/'(ra\.[a-z]\w*\.[\w.]+\w)'/g))
      if (key) found.add(key);
  // The page inspector uses these names, which react-admin's own catalogue lacks; the back office doesn't mount it.
  return [...found].filter((key) => !key.startsWith('ra.inspector.'));
}

test('both languages hold the same texts, none of them blank', () => {
  expect([...english.keys()].sort()).toEqual([...hebrew.keys()].sort());
  const blank = [...hebrew, ...english].filter(
    ([key, text]) => text.trim() === '' && key !== 'ra.boolean.null',
  );
  expect(blank).toEqual([]);
});

test('every text of the two names the same values', () => {
  const different = [...hebrew].filter(([key, text]) => {
    const [mine, other] = [placeholders(text), placeholders(english.get(key) ?? '')];
    // A Hebrew sentence may inflect the name of a field differently from the English one.
    return key !== 'ra.sort.sort_by' && mine.join() !== other.join();
  });
  expect(different.map(([key]) => key)).toEqual([]);
});

test('Hebrew texts are in Hebrew', () => {
  const foreign = [...hebrew].filter(
    ([key, text]) => !/[א-ת]/.test(text) && !/%\{|^ $/.test(text) && !key.startsWith('bikur.choices'),
  );
  expect(foreign.map(([key]) => key).sort()).toEqual([
    'bikur.list.export',
    'ra.action.export',
    'resources.business-profiles.fields.twitter',
    'resources.business-profiles.fields.whatsapp',
  ]);
});

test.each(['ra-core', 'ra-ui-materialui'])('every text %s asks for is there in Hebrew', (library) => {
  const asked = keysUsedBy(library);
  expect(asked.length).toBeGreaterThan(20);
  expect(
    asked.filter((key) => !hebrew.has(key) && ![...hebrew.keys()].some((own) => own.startsWith(`${key}.`))),
  ).toEqual([]);
});

describe.each(adminResourceNames)('%s', (name) => {
  test('has a name and a word for each field of the contract, and no other', () => {
    const words = catalogueHebrew.resources[name];
    expect(words.name).toContain(' |||| ');
    expect(Object.keys(words.fields).sort()).toEqual(Object.keys(adminRows[name].shape).sort());
  });
});

const contract = import.meta.glob<Record<string, unknown>>(
  '../../../api/contract/**/*.{endpoint,schema}.ts',
  {
    eager: true,
  },
);
const exported = Object.values(contract).flatMap((module) => Object.entries(module));
const schemasOf = new Map(exported.filter(([name]) => name.endsWith('Schemas')));

/** Names of properties at any depth of a JSON schema. */
function propertiesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...own, ...Object.values(schema).flatMap(propertiesIn)];
}

test('the audit log has a word for everything that staff can send with a command', () => {
  const nameless = exported.flatMap(([name, value]) => {
    const { path, method } = value as { path?: string; method?: string };
    if (!name.endsWith('Endpoint') || !path?.startsWith('/api/admin/') || method === 'get') return [];
    // Everybody's own, and conversations, which say themselves who did what: not audited.
    if (/^\/api\/admin\/(?:saved-views|support)/u.test(path)) return [];
    const body = (schemasOf.get(name.replace('Endpoint', 'Schemas')) as { body?: z.ZodType } | undefined)
      ?.body;
    if (!body) return [];
    const entity = path.split('/')[3];
    return propertiesIn(z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' }))
      .filter(
        (key) => !hebrew.has(`bikur.details.${key}`) && !hebrew.has(`resources.${entity}.fields.${key}`),
      )
      .map((key) => `${entity}: ${key}`);
  });
  expect([...new Set(nameless)]).toEqual([]);
});
