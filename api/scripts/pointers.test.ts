import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findBrokenPointers, placesOf, readRepository } from '../testing/pointers.ts';

const repository = readRepository(fileURLToPath(new URL('../..', import.meta.url)));

test('every pointer in comments and documents leads somewhere', () => {
  const broken = findBrokenPointers(repository);
  expect(broken.map(({ at, pointer, why }) => `${at}: ${pointer}: ${why}`)).toEqual([]);
});

describe('following pointers', () => {
  const product = [
    '# Product',
    '## 1. Words',
    '## 2. Cards',
    '1. First',
    '2. Second',
    '## 3. Codes',
    '- A1 One',
  ];
  const files = new Map([
    ['docs/product.md', product.join('\n')],
    ['api/domains/cards/edit/save-card.ts', ''],
  ]);
  const broken = (path: string, text: string) =>
    findBrokenPointers(new Map([...files, [path, text]]), [path]).map(
      ({ pointer, why }) => `${pointer}: ${why}`,
    );

  test('a document is pointed at by headings, points and codes', () => {
    expect([...placesOf(product.join('\n'))]).toEqual(['1', '2', '2.1', '2.2', '3', 'A1']);
  });

  test.each([
    '/** Saves a card (docs/product.md 2). */',
    '/** Saves a card (docs/product.md 1 and 2.1 to 2.2, A1). Then 17 more. */',
    '/**\n * Saves a card (docs/product.md\n * 2.2), as `save-card.ts` does.\n */',
    "test('saves (docs/product.md 1)')",
    '/** Of version 3.0 (RFC 2426, section 4). */',
    '/** Beside domains/cards/edit/save-card.ts. */',
  ])('follows %s', (text) => {
    expect(broken('api/a.ts', text)).toEqual([]);
  });

  test.each([
    ['/** Saves (docs/product.md 4). */', 'docs/product.md 4: docs/product.md has no 4'],
    ['/** Saves (docs/product.md 1 and 2.3). */', 'docs/product.md 1 and 2.3: docs/product.md has no 2.3'],
    ['/** Saves (docs/products.md). */', 'docs/products.md: docs/products.md does not exist'],
    ["test('saves (product.md 1)')", 'product.md: write docs/….md'],
    [
      '/** Saves (specification section 2). */',
      'specification section 2: write docs/specification.md and its number',
    ],
    ['/** Saves, as chapter 4 says. */', 'chapter 4: name the document: docs/….md and its number'],
    ['/** Saves (section 4). */', 'section 4: name the document: docs/….md and its number'],
    ['/** As `keep-card.ts` does. */', 'keep-card.ts: no file of that name'],
    ['// As api/domains/cards/save-card.ts does.', 'api/domains/cards/save-card.ts: no file of that name'],
  ])('stops at %s', (text, why) => {
    expect(broken('api/a.ts', text)).toContain(why);
  });

  test.each([
    ['`api/domains/<domain>/<capability>/save-card.ts`', []],
    ['`api/domains/cards/edit`', []],
    ['[product](product.md#1-words)', []],
    ['`api/domains/leads`', ['api/domains/leads: no such path']],
    ['`save-card.ts`', []],
    ['`keep-card.ts`', ['keep-card.ts: no such path']],
    ['[product](product.md), chapter 2', []],
    ['[product](product.md), chapters 1 to 9', ['](product.md), chapters 1 to 9: docs/product.md has no 9']],
    ['[product](products.md)', ['products.md: docs/products.md does not exist']],
    ['[product](product.md#words)', ['product.md#words: docs/product.md has no heading for it']],
  ])('a document with %s', (text, found) => {
    expect(broken('docs/a.md', text)).toEqual(found);
  });
});
