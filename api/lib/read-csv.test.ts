import { expect, test } from 'vitest';
import { toCsv } from '../contract/base/csv.ts';
import { readCsv, UnreadableCsvError } from './read-csv.ts';

const titles = ['שם', 'טלפון', 'הודעה'];
const rows = [
  ['דנה "Studio" לוי', '054-5550117', 'שורה ראשונה\r\nושנייה'],
  ['Ümit, 😀', '+972 54 555 0117', '=HYPERLINK("http://evil")'],
];
const cellsOf = (bytes: Uint8Array) => readCsv(bytes).rows.map(({ cells }) => cells);
const windows1255 = (text: string) =>
  Uint8Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return code >= 0x5d0 && code <= 0x5ea ? code - 0x5d0 + 0xe0 : code;
  });

const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();

test('what was exported comes back as it was: quotes, lines, emoji, and a guarded formula as text', () => {
  const table = readCsv(Buffer.from(toCsv([titles, ...rows])));
  expect(table.titles).toEqual(titles);
  expect(table.rows.map(({ cells }) => cells)).toEqual(rows);
  expect(table.rows.map(({ line }) => line)).toEqual([2, 4]);
});

test.each([
  ['UTF-8 without a mark', Buffer.from('שם,טלפון\nדנה,054')],
  ['UTF-8 with a mark', Buffer.from('\uFEFFשם,טלפון\r\nדנה,054')],
  ['UTF-16 with tabs', Buffer.from('\uFEFFשם\tטלפון\r\nדנה\t054', 'utf16le')],
  ['UTF-16 with its other half first', swapped('\uFEFFשם\tטלפון\r\nדנה\t054')],
  ['Windows-1255', windows1255('שם,טלפון\r\nדנה,054')],
  ['semicolons', Buffer.from('שם;טלפון\r\nדנה;054')],
  ['a line that names the sign', Buffer.from('sep=;\r\nשם;טלפון\r\nדנה;054')],
  ['numbers kept as text by Excel', Buffer.from('שם,טלפון\nדנה,="054"')],
  ['empty lines and cells of blanks', Buffer.from('שם,טלפון\n\n , \nדנה , 054\n\n')],
])('%s', (_name, bytes) => {
  expect(readCsv(bytes).titles).toEqual(['שם', 'טלפון']);
  expect(cellsOf(bytes)).toEqual([['דנה', '054']]);
});

test('a file that is no table says where', () => {
  const broken = () => readCsv(Buffer.from('a,b\n1,"2\n3,4\n'));
  expect(broken).toThrow(UnreadableCsvError);
  expect(broken).toThrow('no table from line 3');
  // A line with one empty cell is a line.
  expect(readCsv(Buffer.from('a,b\n1,\n,2\n')).rows).toEqual([
    { line: 2, cells: ['1', ''] },
    { line: 3, cells: ['', '2'] },
  ]);
  expect(readCsv(new Uint8Array())).toEqual({ titles: [], rows: [] });
  expect(readCsv(Buffer.from('a,b')).rows).toEqual([]);
});
