import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { leftOutReason } from './left-out-reason.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

test.each([
  ['a visitor', {}, 'GET', null],
  ['a visitor who reports a view', {}, 'POST', null],
  ['a browser that prefetches', { 'sec-purpose': 'prefetch' }, 'GET', 'prefetch'],
  ['one that draws the page ahead', { 'sec-purpose': 'prefetch;prerender' }, 'GET', 'prefetch'],
  ['an older one', { purpose: 'prefetch' }, 'GET', 'prefetch'],
  ['Safari’s first page', { 'x-purpose': 'preview' }, 'GET', 'prefetch'],
  ['Firefox', { 'x-moz': 'prefetch' }, 'GET', 'prefetch'],
  ['a word within another', { purpose: 'noprefetching' }, 'GET', null],
  ['a program', { 'user-agent': bot }, 'GET', 'bot'],
  ['a program that prefetches', { 'user-agent': bot, purpose: 'prefetch' }, 'GET', 'prefetch'],
  ['who asks for the start of the page', { range: 'bytes=0-999' }, 'GET', 'preview'],
  ['who asks for the head alone', {}, 'HEAD', 'bot'],
])('%s: %j', (_who, headers, method, reason) => {
  const request = { method, headers: { 'user-agent': chrome, ...headers } };
  expect(leftOutReason(request as unknown as IncomingMessage)).toBe(reason);
});
