import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, readDraft, storeDraft, typedPart } from './stored-draft.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const draft = {
  values: { title: 'טיוטה' },
  begun: '2026-11-29T10:00:00.000Z',
  at: '2026-11-29T11:00:00.000Z',
};

test('what an author wrote and did not save comes back to that article, and to no other', () => {
  expect(storeDraft('7', draft)).toBe(true);
  expect(storeDraft('new', { ...draft, begun: null })).toBe(true);
  expect([readDraft('7'), readDraft('new'), readDraft('8')]).toEqual([
    draft,
    { ...draft, begun: null },
    null,
  ]);
  forgetDraft('7');
  expect([readDraft('7'), readDraft('new')]).toEqual([null, { ...draft, begun: null }]);
});

test('what is no draft is none', () => {
  storeDraft('7', draft);
  const [key = ''] = kept.keys();
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '{"values":5}',
    JSON.stringify({ ...draft, begun: undefined }),
  ]) {
    kept.set(key, text);
    expect(readDraft('7'), text).toBeNull();
  }
});

test('a browser that stores nothing is told from one that does, and breaks nothing', () => {
  const refuse = () => {
    throw new Error('QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect([storeDraft('7', draft), readDraft('7')]).toEqual([false, null]);
  expect(() => forgetDraft('7')).not.toThrow();
});

test('a draft is what the author types: the server’s own counters and times are no part of it', () => {
  const part = typedPart({ id: 7, title: 'א', views: 12, updatedAt: 'x', isPublished: false });
  expect(part).toMatchObject({ title: 'א', isPublished: false, slug: null, publishedAt: null });
  for (const name of ['id', 'views', 'updatedAt']) expect(part).not.toHaveProperty(name);
});
