import { expect, test } from 'vitest';
import { readCardName, readCustomSlug, readUsername } from './card-address.ts';
import { addressByNumber, readRequest } from './read-request.ts';

test.each([
  ['7', { by: 'id', id: 7 }],
  ['9'.repeat(15), { by: 'id', id: 999_999_999_999_999 }],
  // More digits than a number has, and a number that begins with nought, are no card's.
  ['9'.repeat(16), null],
  ['007', null],
  ['dana-levi', { by: 'slug', slug: 'dana-levi' }],
  ['Dana-LEVI', { by: 'slug', slug: 'dana-levi' }],
  ['דנה-לוי', { by: 'slug', slug: 'דנה-לוי' }],
  ['ab', null],
  ['abc', { by: 'slug', slug: 'abc' }],
  ['a'.repeat(40), { by: 'slug', slug: 'a'.repeat(40) }],
  ['a'.repeat(41), null],
  ['dana_levi', null],
  ['', null],
])('the name %s is read as %j', (name, address) => {
  expect(readCardName(name)).toEqual(address);
});

test('directly under the domain no number and no word of ours is a card', () => {
  expect(readCustomSlug('dana-levi')).toEqual({ by: 'customSlug', slug: 'dana-levi' });
  expect(['7', 'admin', 'blog', 'login'].map(readCustomSlug)).toEqual([null, null, null, null]);
});

test('a user name has two to twenty letters', () => {
  expect(readUsername(' דנה ')).toEqual({ by: 'username', username: 'דנה' });
  expect(['ab', 'a'.repeat(20)].map((name) => readUsername(name)?.by)).toEqual(['username', 'username']);
  expect(['a', ' a ', 'a'.repeat(21)].map(readUsername)).toEqual([null, null, null]);
});

const slug = (name: string) => ({ by: 'slug', slug: name });
test.each([
  ['/p/dana-levi', { address: slug('dana-levi'), file: null }],
  ['/p/dana-levi.vcf', { address: slug('dana-levi'), file: '.vcf' }],
  ['/p/7.vcf', { address: { by: 'id', id: 7 }, file: '.vcf' }],
  ['/p/dana-levi/other', null],
  ['/p/dana-levi.vcf/other', null],
  ['/p/', { address: null, file: null }],
  ['/@dana', { address: { by: 'username', username: 'dana' }, file: null }],
  ['/@dana/x', null],
  ['/dana-levi', { address: { by: 'customSlug', slug: 'dana-levi' }, file: null }],
  ['/dana-levi/', null],
  ['/dana-levi.vcf', { address: null, file: null }],
  ['/', null],
])('the path %s asks for %j', (path, request) => {
  expect(readRequest(path)).toEqual(request);
});

test('an address of former times names a number', () => {
  expect(['/profile-7', '/profile-07', '/profile-x', '/profile-7/x', '/p/7'].map(addressByNumber)).toEqual([
    '7',
    null,
    null,
    null,
    null,
  ]);
});
