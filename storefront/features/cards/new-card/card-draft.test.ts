import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../../../testing/stub-storage.ts';
import { withoutAuthWish } from '../../accounts/sign-in/auth-address.ts';
import { clearCardDraft, readCardDraft, storeCardDraft } from './card-draft.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = stubStorage('sessionStorage');
});
afterEach(() => vi.unstubAllGlobals());

test('what was typed on the landing page is there in the wizard, until the card is published', () => {
  expect(readCardDraft()).toBeNull();
  storeCardDraft(new URLSearchParams({ register: '1', 'card-name': ' יעל ברוך ', 'card-trade': 'קוסמטיקה' }));
  expect([...stored.values()]).toEqual(['{"name":" יעל ברוך ","trade":"קוסמטיקה"}']);
  expect(readCardDraft()).toEqual({ name: 'יעל ברוך', trade: 'קוסמטיקה', template: '' });
  clearCardDraft();
  expect(readCardDraft()).toBeNull();
});

test('a form sent before the application was awake is in the address, and is taken out of it', () => {
  const search = '?q=1&register=1&card-name=%D7%99%D7%A2%D7%9C&card-trade=';
  storeCardDraft(new URLSearchParams(search));
  expect(readCardDraft()).toEqual({ name: 'יעל', trade: '', template: '' });
  expect(withoutAuthWish(search)).toBe('?q=1');
});

test('what other pages search for begins no card, and leaves the one begun as it is', () => {
  const elsewhere = new URLSearchParams('?name=מאפיות&trade=אוכל&register=1');
  vi.stubGlobal('location', { search: `?${elsewhere}` });
  storeCardDraft(elsewhere);
  expect(readCardDraft()).toBeNull();
  storeCardDraft(new URLSearchParams({ 'card-name': 'יעל' }));
  storeCardDraft(elsewhere);
  expect(readCardDraft()).toEqual({ name: 'יעל', trade: '', template: '' });
});

test('a template comes along from the foot of a card, beside what was typed, and not from the filter of examples', () => {
  storeCardDraft(new URLSearchParams('?template=night'));
  expect(readCardDraft()).toBeNull();
  storeCardDraft(new URLSearchParams({ 'card-name': 'יעל' }));
  storeCardDraft(new URLSearchParams('?template=bold&register=1'));
  storeCardDraft(new URLSearchParams('?template=night'));
  expect(readCardDraft()).toEqual({ name: 'יעל', trade: '', template: 'bold' });
});

test.each(['', '{', '{"name":5}', 'null'])('what is no draft is none: %s', (text) => {
  stored.set('cardDraft', text);
  expect(readCardDraft()).toBeNull();
});

test('a browser without storage loses nothing but the draft', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  storeCardDraft(new URLSearchParams({ 'card-name': 'יעל' }));
  clearCardDraft();
  expect(readCardDraft()).toBeNull();
});
