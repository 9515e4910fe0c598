import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localPath } from './local-path.ts';

test.each([
  ['/', '/'],
  ['/examples?q=1#top', '/examples?q=1#top'],
  ['/@דנה', '/@%D7%93%D7%A0%D7%94'],
  ['/a/../b', '/b'],
  ['/?next=https://evil.example', '/?next=https://evil.example'],
])('%s leads to %s', (wish, path) => {
  expect(localPath(wish)).toBe(path);
});

test.each([
  undefined,
  '',
  'examples',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a\r\nSet-Cookie: x=1',
  '/./\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  'https://evil.example',
  'https:/\\evil.example',
  'https://ours@evil.example',
  'javascript:alert(1)',
  ' /x',
])('%j is not on our site', (wish) => {
  expect(localPath(wish, '/fallback')).toBe('/fallback');
});

test('whatever is typed, a browser stays on our site', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '?',
    '#',
    'evil.example',
    '\t',
    '%2f',
    'https:',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((parts) => `/${parts.join('')}`),
      ),
      (wish) => {
        expect(new URL(localPath(wish), 'https://ours.example').host).toBe('ours.example');
      },
    ),
  );
});
