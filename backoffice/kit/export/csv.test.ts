import { describe, expect, test } from 'vitest';
import { toCsv } from './csv.ts';

/** The one cell of a file, without the file's mark and its end of line. */
const csvCell = (text: string) => toCsv([[text]]).slice(1, -2);

describe('what a spreadsheet would run', () => {
  test.each([
    '=1+1',
    '+cmd|calc',
    '-cmd|calc',
    '@SUM(A1)',
    '  =1+1',
    '\t=1+1',
    '\u00A0=1+1',
    '\uFEFF=1+1',
    '\u200B=1+1',
    '\u0000=1+1',
    '＝1+1',
    '＠SUM(A1)',
    '\tx',
    '=HYPERLINK("http://evil.example","x")',
  ])('%j gets an apostrophe', (text) => {
    expect(csvCell(text).replace(/^"/, '').startsWith("'")).toBe(true);
  });

  test.each(['+972521234567', '-12.50', '052-123-4567', '*2345', 'דנה לוי', 'a=b', 'a@b.co', ''])(
    '%j stays readable',
    (text) => {
      expect(csvCell(text)).toBe(text);
    },
  );
});

test('quotes are doubled, and commas and lines stay inside their cell', () => {
  expect(csvCell('בע"מ, חיפה\nקומה 2')).toBe('"בע""מ, חיפה\nקומה 2"');
});

test('a file begins with a byte order mark and ends its lines as Excel expects', () => {
  expect(
    toCsv([
      ['שם', 'טלפון'],
      ['דנה', '052'],
    ]),
  ).toBe('\uFEFFשם,טלפון\r\nדנה,052\r\n');
});
