import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './env.ts';
import { weaknessOf } from './weak-secrets.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://bikur:9fJx2@db/bikur',
  SESSION_SECRET: randomBytes(32).toString('hex'),
  PUBLIC_URL: 'https://bikur.example',
  PAYMENTS_PROVIDER: 'none',
};

/** What production says to these settings: the names at fault. */
function refusalsOf(changed: Record<string, string>): string[] {
  try {
    readEnvironment({ ...production, ...changed });
    return [];
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return error.issues.map((issue) => issue.split(':')[0] ?? '');
  }
}

describe('a secret', () => {
  test.each([
    ['of one letter', 'a'.repeat(64)],
    ['of a repeated piece', '0123456789abcdef'.repeat(4)],
    ['of a row of the alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['of a repeated word', 'hakuna'.repeat(6)],
    ['of words that everybody tries', 'password1password2password3password4'],
    ['of the compose file of former versions', 'only-for-a-trial-on-this-machine-change-me'],
    ['of development', 'bikur-development-secret-not-for-production'],
    ['out of an example', 'example-secret-of-forty-two-letters-qwzxjk'],
    ['that is short', 'Zk3!vQ9p'],
  ])('%s starts no production', (_name, secret) => {
    expect(refusalsOf({ SESSION_SECRET: secret })).toContain('SESSION_SECRET');
  });

  test.each([
    ['32 hexadecimal digits', () => randomBytes(16).toString('hex')],
    ['64 hexadecimal digits', () => randomBytes(32).toString('hex')],
    ['32 bytes in base64', () => randomBytes(32).toString('base64')],
  ])('of %s always does', (_name, make) => {
    for (let round = 0; round < 2_000; round += 1) expect(weaknessOf(make())).toBeNull();
  });
});

test('production is https, or says aloud that it is not', () => {
  expect(refusalsOf({})).toEqual([]);
  expect(refusalsOf({ PUBLIC_URL: 'http://bikur.example' })).toEqual(['PUBLIC_URL']);
  expect(refusalsOf({ PUBLIC_URL: 'http://bikur.example', ALLOW_HTTP: '0' })).toEqual(['PUBLIC_URL']);
  expect(refusalsOf({ PUBLIC_URL: 'http://localhost:3000', ALLOW_HTTP: '1' })).toEqual([]);
  expect(refusalsOf({ DATABASE_URL: 'postgres://bikur:bikur-on-this-machine@db/bikur' })).toEqual([
    'DATABASE_URL',
  ]);
});
