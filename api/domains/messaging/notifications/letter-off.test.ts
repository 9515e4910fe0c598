import { expect, test } from 'vitest';
import { letterOff, readOffToken } from './letter-off.ts';

const env = { SESSION_SECRET: 's'.repeat(40) };
const tokenOf = (page: string) => new URL(page, 'https://bikur.example').searchParams.get('off') ?? '';

test('a link switches one kind of mail of one person', () => {
  const letter = letterOff(env, 12);
  const news = letterOff(env, 12, 'news');
  expect(readOffToken(env, tokenOf(letter.page))).toEqual({ mail: 'letter', userId: 12 });
  expect(readOffToken(env, tokenOf(news.page))).toEqual({ mail: 'news', userId: 12 });
  // What a mail program posts to names the same.
  expect(new URL(news.post, 'https://bikur.example').searchParams.get('token')).toBe(tokenOf(news.page));
});

test('no other token does: of another person, another kind, another secret, or made up', () => {
  const token = tokenOf(letterOff(env, 12).page);
  const signature = token.split('.')[1] ?? '';
  for (const wrong of [
    `13.${signature}`,
    `news.12.${signature}`,
    `12.${signature.slice(1)}`,
    `012.${signature}`,
    `12.${signature}x`,
    `other.12.${signature}`,
    `12.${'a'.repeat(43)}`,
    '12.',
    '',
  ])
    expect([wrong, readOffToken(env, wrong)]).toEqual([wrong, null]);
  expect(readOffToken({ SESSION_SECRET: 't'.repeat(40) }, token)).toBeNull();
});
