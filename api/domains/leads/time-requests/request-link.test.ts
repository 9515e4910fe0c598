import { expect, test } from 'vitest';
import { readRequestToken, requestPath } from './request-link.ts';

const env = { SESSION_SECRET: 's'.repeat(40) };
const tokenOf = (id: number) =>
  new URL(requestPath(env, id), 'https://bikur.example').searchParams.get('request') ?? '';

test('the link of a request opens that one, and no other token opens any', () => {
  const token = tokenOf(12);
  expect(readRequestToken(env, token)).toBe(12);
  const proof = token.slice('12-'.length);
  expect(proof).toHaveLength(32);
  for (const wrong of [
    `13-${proof}`,
    `012-${proof}`,
    `12-${proof}x`,
    `12-${proof.slice(1)}`,
    `12-${'a'.repeat(32)}`,
    `${'9'.repeat(16)}-${proof}`,
    `x12-${proof}`,
    '12-',
    '',
  ])
    expect([wrong, readRequestToken(env, wrong)]).toEqual([wrong, null]);
  expect(readRequestToken({ SESSION_SECRET: 't'.repeat(40) }, token)).toBeNull();
});
