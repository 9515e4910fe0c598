import { expect, it } from 'vitest';
import { splitLinks } from './split-links.ts';

const linksOf = (message: string) => splitLinks(message).flatMap(({ link }) => link ?? []);
const joined = (message: string) =>
  splitLinks(message)
    .map(({ text }) => text)
    .join('');

it('makes web addresses links and leaves the sentence’s own marks out', () => {
  expect(linksOf('ראו https://bikur.example/p/dana-levi.')).toEqual(['https://bikur.example/p/dana-levi']);
  expect(linksOf('(https://bikur.example/a) ו-http://b.example/?x=1&y=2!')).toEqual([
    'https://bikur.example/a',
    'http://b.example/?x=1&y=2',
  ]);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<b>x</b>',
  'https://ours@evil.example/',
  'https://localhost/x',
  'file:///etc/passwd',
  '<a href="javascript:alert(1)">x</a>',
])('makes no link of %s', (message) => {
  expect(linksOf(message)).toEqual([]);
  expect(joined(message)).toBe(message);
});

it('loses and invents nothing, whatever is written', () => {
  for (const message of [
    '',
    '😀'.repeat(500),
    'שלום\nhttps://a.example/\nשלום',
    'https://a.example/?q="x"<script>alert(1)</script>',
    'א'.repeat(10_000),
    'https://a.example/שלום',
  ])
    expect(joined(message)).toBe(message);
});

it('stops an address at a quote, so that nothing gets out of it', () => {
  expect(linksOf('http://a.example/"><img src=x onerror=alert(1)>')).toEqual(['http://a.example/']);
});
