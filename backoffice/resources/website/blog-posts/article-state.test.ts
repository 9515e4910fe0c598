import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { articleState } from './article-state.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test.each([
  [true, '2026-11-29T10:00:00.001Z', 'scheduled'],
  [true, '2026-11-29T10:00:00.000Z', 'published'],
  [true, '2020-01-01T00:00:00.000Z', 'published'],
  [true, null, 'published'],
  [false, '2020-01-01T00:00:00.000Z', 'draft'],
  [false, '2030-01-01T00:00:00.000Z', 'draft'],
  ['true', '2020-01-01T00:00:00.000Z', 'draft'],
])('an article with isPublished %j and its moment at %s is %s', (isPublished, publishedAt, state) =>
  expect(articleState({ isPublished, publishedAt })).toBe(state),
);
