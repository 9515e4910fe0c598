import { expect, test } from 'vitest';
import { pathToReturnTo, readAuthWish, withAuthWish } from './auth-address.ts';

test.each([
  ['', null, false, false],
  ['?login=1', 'login', false, false],
  ['?login=0', null, false, false],
  ['?register=1', 'register', false, false],
  ['?login=1&register=1', 'login', false, false],
  ['?demo=1', 'login', true, false],
  ['?demo=1&register=1', 'login', true, false],
  ['?demo=true', null, false, false],
  ['?auth_error=google', 'login', false, true],
  // Who meant to join goes on joining, and is told that Google failed.
  ['?auth_error=google&register=1', 'register', false, true],
  ['?auth_error=other', null, false, false],
])('the address %j opens %j', (search, view, demo, googleFailed) => {
  expect(readAuthWish(search)).toEqual({ view, demo, googleFailed });
});

test('who signs in elsewhere comes back to the page, without what opened the sign-in', () => {
  expect(pathToReturnTo('/blog', '?q=a+b&login=1&auth_error=google&demo=1&card-name=x&page=2')).toBe(
    '/blog?q=a+b&page=2',
  );
  expect(pathToReturnTo('/', '?register=1')).toBe('/');
});

test.each([
  ['', 'login', '?login=1'],
  ['?q=a+b&page=2', 'register', '?q=a+b&page=2&register=1'],
  // What was asked for before gives way.
  ['?login=1&q=x&auth_error=google', 'demo', '?q=x&demo=1'],
] as const)('over the page of %j %s opens by %j', (search, wish, query) => {
  expect(withAuthWish(search, wish)).toBe(query);
});
