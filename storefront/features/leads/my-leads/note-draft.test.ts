import { afterEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../../../testing/stub-storage.ts';
import { readDraft, storeDraft } from './note-draft.ts';

afterEach(() => vi.unstubAllGlobals());

test('a note that was not saved comes back to its lead alone, until it is saved', () => {
  const texts = stubStorage('localStorage');
  storeDraft(7, { text: 'לחזור', base: '' });
  expect([readDraft(7), readDraft(8)]).toEqual([{ text: 'לחזור', base: '' }, null]);
  const [key = ''] = texts.keys();
  for (const text of ['', '{', 'null', '5', '{"text":"א"}', '{"text":5,"base":""}', '{"base":""}']) {
    texts.set(key, text);
    expect(readDraft(7), text).toBeNull();
  }
  storeDraft(7, null);
  expect(texts.size).toBe(0);
});
