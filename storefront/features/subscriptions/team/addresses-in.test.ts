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
])('of a file only the addresses are taken, each once: %s', (_what, text) => {
  expect(addressesInFile(text)).toEqual(['dana@x.test', 'noa@x.test']);
});

test('a file without addresses has none', () => {
  expect(addressesInFile('שם,טלפון\nדנה,052-123-4567 @ בית')).toEqual([]);
});
