import { expect, test } from 'vitest';
import { megabytes } from './megabytes.ts';

test.each([
  [0, '1 KB'],
  [1, '1 KB'],
  [1_535, '1 KB'],
  [1_536, '2 KB'],
  [180 * 1_024, '180 KB'],
  [1_000 * 1_024 - 513, '999 KB'],
  [1_000 * 1_024, '1 MB'],
  [2.14 * 1_024 * 1_024, '2.1 MB'],
  [10 * 1_024 * 1_024, '10 MB'],
])('%i bytes are %s', (bytes, text) => expect(megabytes(bytes)).toBe(text));
