import { expect, test } from 'vitest';
import { addressesIn, addressesInFile } from './addresses-in.ts';

test('typed addresses are split at white space, commas and semicolons', () => {
  expect(addressesIn(' a@x.test, b@x.test;c@x.test\nnot-one ')).toEqual([
    'a@x.test',
    'b@x.test',
    'c@x.test',
    'not-one',
  ]);
  expect(addressesIn(' \n')).toEqual([]);
});

test.each([
  ['a sheet with a head', 'שם,אימייל,טלפון\r\nדנה לוי,dana@x.test,052-123-4567\r\nנועה,noa@x.test,\r\n'],
  [
    'semicolons and quotes, as Excel saves',
    '\uFEFF"name";"mail"\n"Levi; Dana";"dana@x.test"\n"Noa";"<noa@x.test>"',
  ],
  ['tabs', 'dana@x.test\tdana\nnoa@x.test\tnoa'],
  ['one a line, some twice and in capitals', 'dana@x.test\nDANA@x.test\nnoa@x.test\n\n'],
  ['sentences', 'אל dana@x.test, ואל noa@x.test.'],
])('of a file only the addresses are taken, each once: %s', async (_what, text) => {
  expect(await addressesInFile(new File([text], 'people.csv'))).toEqual(['dana@x.test', 'noa@x.test']);
});

test('a long line without separators is read at once', async () => {
  const long = new File([`${'a'.repeat(999_000)}@\nnoa@x.test`], 'people.txt');
  expect(await addressesInFile(long)).toEqual(['noa@x.test']);
});

test('a file that gives no addresses says why', async () => {
  const none = new File(['שם,טלפון\nדנה,052-123-4567 @ בית'], 'people.csv');
  const large = new File(['noa@x.test\n'.repeat(100_000)], 'people.csv');
  const moved = { size: 10, text: () => Promise.reject(new DOMException('gone', 'NotFoundError')) };
  expect(await addressesInFile(none)).toBe('noneInFile');
  expect(await addressesInFile(large)).toBe('fileTooLarge');
  expect(await addressesInFile(moved)).toBe('fileUnread');
});
