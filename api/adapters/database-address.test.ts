import { expect, test } from 'vitest';
import { addressOf, directUrl, isPooled, ownerUrlOf, usualUrl } from './database-address.ts';
import { loginOf, withoutPassword } from './database-login.ts';

test('with a direct address the other one is a pooler’s', () => {
  const pooled = addressOf('postgres://pool', { DATABASE_DIRECT_URL: 'postgres://server' });
  const plain = addressOf('postgres://server', {});
  expect([usualUrl(pooled), directUrl(pooled), isPooled(pooled)]).toEqual([
    'postgres://pool',
    'postgres://server',
    true,
  ]);
  expect([usualUrl(plain), directUrl(plain), isPooled(plain)]).toEqual([
    'postgres://server',
    'postgres://server',
    false,
  ]);
});

test('the schema is worked on as its owner, else at the server itself, else where everything is', () => {
  const all = { DATABASE_OWNER_URL: 'owner', DATABASE_DIRECT_URL: 'direct', DATABASE_URL: 'pool' };
  expect(ownerUrlOf(all)).toBe('owner');
  expect(ownerUrlOf({ ...all, DATABASE_OWNER_URL: undefined })).toBe('direct');
  expect(ownerUrlOf({ DATABASE_URL: 'pool' })).toBe('pool');
});

test.each([
  ['postgres://bikur:s3cret@db:5432/cards', 'postgres://bikur@db:5432/cards'],
  ['postgres://db/cards?user=bikur&password=s3cret', 'postgres://db/cards?user=bikur'],
  ['postgres://db/cards?password=s3cret&user=bikur', 'postgres://db/cards?user=bikur'],
  ['postgres://db/cards?password=s3cret', 'postgres://db/cards'],
])('of %s anybody may read %s', (url, address) => {
  expect(withoutPassword(url)).toEqual({ address, password: 's3cret' });
});

test('an address says who signs in, and to what', () => {
  expect(loginOf('postgres://bikur:s3%40cret@db/cards')).toEqual({
    user: 'bikur',
    password: 's3@cret',
    database: 'cards',
  });
});
