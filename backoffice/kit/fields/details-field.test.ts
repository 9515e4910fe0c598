import { expect, test } from 'vitest';
import { printedDesign } from '../../../api/contract/nfc/entities/printed-design.schema.ts';
import { loadWords } from '../i18n/catalogues.ts';
import { createI18nProvider } from '../providers/i18n-provider.ts';
import { DetailsField, readableKey } from './DetailsField.tsx';

await loadWords('he');

const { translate } = createI18nProvider('he');
const written = (value: object) => DetailsField.toText(value, translate as never, {}, {});

/** Each value that a choice of the print can have. */
const choices = Object.entries(printedDesign.shape).flatMap(([key, field]) => {
  const of = field.unwrap() as { options?: readonly string[] };
  return (of.options ?? []).map((value) => [key, value] as const);
});

test('the print has choices of layout, colour, sides, material and template', () => {
  expect([...new Set(choices.map(([key]) => key))].sort()).toEqual([
    'colour',
    'layout',
    'material',
    'sides',
    'template',
  ]);
});

test.each(choices)('an agreed print has a Hebrew word for %s: %s', (key, value) => {
  expect(written({ [key]: value })).toMatch(/^[א-ת ]+: [א-ת, ]+$/u);
});

test('what somebody typed stays as typed, though a choice is called the same', () => {
  expect(written({ name: 'bold', jobTitle: 'center' })).toMatch(/: bold; .+: center$/u);
});

test.each([
  ['oldPrice', 'Old price'],
  ['old_price', 'Old price'],
  ['first-response-at', 'First response at'],
  ['x', 'X'],
])('%s, which has no word, reads %s', (key, words) => {
  expect(readableKey(key)).toBe(words);
});
