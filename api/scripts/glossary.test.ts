import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readRepository } from '../testing/pointers.ts';

const repository = readRepository(fileURLToPath(new URL('../..', import.meta.url)));

/** The words in backticks in the third column of docs/glossary.md: no name may hold one. */
const refusedWords = new Set(
  (repository.get('docs/glossary.md') ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) =>
      [...(line.split('|')[3] ?? '').matchAll(/`([a-z]+)`/g)].map((match) => match[1] ?? ''),
    ),
);

const exported = /^export (?:default )?(?:async )?(?:function\*?|const|class|type|interface) (\w+)/gm;

/** The words of a name: `record-fault` and `recordFault` are record and fault. */
const wordsOf = (name: string): string[] =>
  [...name.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)].map(([word]) => word.toLowerCase());

function refusedIn(path: string, text: string): string[] {
  const names = [
    basename(path).split('.')[0] ?? '',
    ...[...text.matchAll(exported)].map((match) => match[1] ?? ''),
  ];
  return names.filter((name) => wordsOf(name).some((word) => refusedWords.has(word)));
}

describe('the glossary is the law for names', () => {
  test('it refuses words', () => {
    expect([...refusedWords]).toEqual(expect.arrayContaining(['fault', 'deed']));
    expect(refusedIn('api/record-fault.ts', 'export const doDeed = 1;')).toEqual(['record-fault', 'doDeed']);
    expect(refusedIn('api/default.ts', 'export function indeed() {}')).toEqual([]);
  });

  test('no file and nothing that is exported carries one', () => {
    const carrying = [...repository]
      .filter(([path]) => /\.(?:tsx?|css)$/.test(path))
      .flatMap(([path, text]) => refusedIn(path, text).map((name) => `${path}: ${name}`));
    expect(carrying).toEqual([]);
  });
});
