import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearCardDraft, readCardDraft, storeCardDraft } from './card-draft.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what was typed on the landing page is there in the wizard, until the card is published', () => {
  expect(readCardDraft()).toBeNull();
  storeCardDraft([
    ['register', '1'],
    ['name', ' יעל ברוך '],
    ['trade', 'קוסמטיקה'],
  ]);
  expect(readCardDraft()).toEqual({ name: 'יעל ברוך', trade: 'קוסמטיקה' });
  clearCardDraft();
  expect(readCardDraft()).toBeNull();
});

test('a form sent before the application was awake is read from the address, and stays when that changes', () => {
  vi.stubGlobal('location', { search: '?register=1&name=%D7%99%D7%A2%D7%9C&trade=' });
  expect(readCardDraft()).toEqual({ name: 'יעל', trade: '' });
  vi.stubGlobal('location', { search: '' });
  expect(readCardDraft()).toEqual({ name: 'יעל', trade: '' });
});

test.each(['', '{', '{"name":5}', 'null'])('what is no draft is none: %s', (text) => {
  kept.set('cardDraft', text);
  expect(readCardDraft()).toBeNull();
});

test('a browser without storage loses nothing but the draft', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  storeCardDraft([['name', 'יעל']]);
  clearCardDraft();
  expect(readCardDraft()).toBeNull();
});
