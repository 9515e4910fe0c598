import { expect, test } from 'vitest';
import { inQuery } from './in-query.ts';
import { readableLink } from './readable-link.ts';

test.each([
  ['https://www.example.co.il/', 'example.co.il'],
  ['HTTP://example.co.il/a/', 'example.co.il/a'],
  ['https://example.co.il/%D7%93%D7%A0%D7%94', 'example.co.il/דנה'],
  ['https://example.co.il/%E0%A4%A', 'example.co.il/%E0%A4%A'],
  // What would turn a link around, or break its line, isn't shown.
  ['https://example.co.il/%E2%80%AEmoc.live', 'example.co.il/moc.live'],
  ['https://example.co.il/a%0Ab', 'example.co.il/a b'],
  ['https://wwwexample.co.il', 'wwwexample.co.il'],
])('visitors see %s as %s', (link, shown) => {
  expect(readableLink(link)).toBe(shown);
});

test('a text in a link is the same text at its other end, and no other part of the link', () => {
  for (const text of ['הרצל 1, חיפה', 'a&b=c#d?e', '100% +/"\'<>', 'x\n\ty', '😀~`{|}', '%D7%90', '']) {
    expect(decodeURIComponent(inQuery(text))).toBe(text);
    // Any of these would end the value, or be read as another sign.
    expect(inQuery(text)).not.toMatch(/[&=#?+\s"<>]/u);
  }
  expect(inQuery('דנה 1')).toBe('דנה%201');
});
