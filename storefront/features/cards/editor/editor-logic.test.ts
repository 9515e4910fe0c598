import { beforeEach, describe, expect, test } from 'vitest';
import type { CardForEditing } from '../../../../api/contract/cards/card-editing.schema.ts';
import type { CardFields } from '../../../../api/contract/cards/card-fields.ts';
import { cardFieldNames } from '../../../../api/contract/cards/card-fields.ts';
import type { GalleryImage } from '../../../../api/contract/cards/entities/gallery-images.schema.ts';
import { businessProfileRow } from '../../../../api/contract/cards/entities/business-profile.schema.ts';
import { storedTexts } from '../../../lib/stored-texts.ts';
import { withReturned, withUpload } from '../media/gallery-list.ts';
import { dropDraft, findDraft, forgetOldDrafts, storeDraft, tabsWithDrafts } from './draft-storage.ts';
import { createEditorStore, type EditorStore } from './editor-store.ts';

const row = businessProfileRow.parse({
  id: 1,
  userId: 1,
  businessName: 'דנה לוי',
  phone: '052-5550123',
  about: 'שלום',
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
});
const fields = Object.fromEntries(cardFieldNames.map((name) => [name, row[name]])) as CardFields;
const plan = {
  allTemplates: true,
  customAddress: true,
  gallery: true,
  video: true,
  customLinks: true,
  contactForm: true,
  longLists: true,
  unmarked: true,
};
const card = (version: number, changes: Partial<CardFields> = {}): CardForEditing => ({
  id: 1,
  version,
  cardType: 'pro',
  community: null,
  isPublic: true,
  isCovered: true,
  held: null,
  plan,
  team: null,
  canBecomePro: false,
  publicUrl: 'https://bikur.example',
  wallets: [],
  fields: { ...fields, ...changes },
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

let store: EditorStore;
beforeEach(() => {
  store = createEditorStore(card(1));
});

describe('writing', () => {
  test('only what differs from the server is a change, and going back makes it none', () => {
    store.write({ businessName: 'אחר' });
    expect(store.changes()).toEqual({ businessName: 'אחר' });
    store.write({ businessName: 'דנה לוי' });
    expect(store.changes()).toEqual({});
  });

  test('hours that say the same in another order are no change', () => {
    const days = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, spans: [] }));
    store.write({ businessHours: days });
    expect(store.changed()).toEqual([]);
  });

  test('undo goes back field by field; what was typed in one go is one step', () => {
    store.write({ about: 'א' }, 0);
    store.write({ about: 'אב' }, 300);
    store.write({ phone: '*2345' }, 400);
    store.write({ phone: null }, 5_000);
    expect(store.undo()).toBe('phone');
    expect(store.get().values.phone).toBe('*2345');
    expect([store.undo(), store.undo(), store.undo()]).toEqual(['phone', 'about', null]);
    expect(store.get().values).toEqual(fields);
  });

  test('writing into a field takes its faults away, in lists as well, and no other', () => {
    store.showErrors({ 'customLinks.1.url': 'א', phone: 'ב' });
    store.write({ customLinks: [] });
    expect(store.get().errors).toEqual({ phone: 'ב' });
  });
});

describe('saving', () => {
  test('takes what the server made of it, and keeps what was typed meanwhile', () => {
    store.write({ instagram: '@dana', about: 'אחד' });
    const sent = store.changes();
    store.write({ about: 'שתיים', phone: '*2345' });
    store.saved(card(2, { instagram: 'https://www.instagram.com/dana', about: 'אחד' }), sent);
    expect(store.get().values.instagram).toBe('https://www.instagram.com/dana');
    expect(store.changes()).toEqual({ about: 'שתיים', phone: '*2345' });
  });
});

describe('changed elsewhere', () => {
  test('fields changed on one side only come together, and are named', () => {
    store.write({ about: 'שלי' });
    expect(store.receive(card(2, { phone: '*9999' }))).toEqual(['phone']);
    expect(store.get().values).toMatchObject({ about: 'שלי', phone: '*9999' });
    expect(store.get().conflicts).toEqual([]);
    expect(store.changes()).toEqual({ about: 'שלי' });
  });

  test('fields changed on both sides wait for a decision; nothing of either is lost', () => {
    store.write({ about: 'שלי', businessName: 'שמי' });
    store.receive(card(2, { about: 'שלהם', businessName: 'שמם' }));
    expect(store.get().conflicts).toEqual(['businessName', 'about']);
    expect(store.get().values).toMatchObject({ about: 'שלי' });
    expect(store.get().card.fields).toMatchObject({ about: 'שלהם' });
    store.resolve(['businessName']);
    expect(store.get().conflicts).toEqual([]);
    expect(store.changes()).toEqual({ about: 'שלי' });
    expect(store.get().values.businessName).toBe('שמם');
  });

  test('the same change on both sides is no conflict; an older answer is nothing new', () => {
    store.write({ about: 'כמוך' });
    store.receive(card(3, { about: 'כמוך' }));
    expect([store.get().conflicts, store.changes()]).toEqual([[], {}]);
    store.receive(card(2, { about: 'ישן' }));
    expect(store.get().card.version).toBe(3);
  });

  test('a conflict that is open stays open when the other side changes again', () => {
    store.write({ about: 'שלי' });
    store.receive(card(2, { about: 'שלהם' }));
    store.receive(card(3, { about: 'שלהם', phone: '*1111' }));
    expect(store.get().conflicts).toEqual(['about']);
    store.receive(card(4, { about: 'שלי' }));
    expect(store.get().conflicts).toEqual([]);
  });
});

/** A browser's storage, and a full one. */
function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
}

describe('drafts', () => {
  const stored = (kept: Storage) => storedTexts(() => kept);
  const place = { userId: 7, cardId: 1 };
  const draft = (about: string, savedAt = '2026-11-21T10:00:00.000Z') => ({
    version: 1,
    base: { about: 'שלום' },
    values: { about },
    savedAt,
  });

  test('come back to their own tab, person and card alone', () => {
    const kept = storage();
    storeDraft(stored(kept), place, 'a', draft('👋 שלום\u0301'));
    expect(findDraft(stored(kept), place, 'a', new Set())).toEqual({
      tab: 'a',
      draft: draft('👋 שלום\u0301'),
    });
    expect(findDraft(stored(kept), { ...place, userId: 8 }, 'a', new Set())).toBeNull();
    expect(findDraft(stored(kept), { ...place, cardId: 11 }, 'a', new Set())).toBeNull();
    dropDraft(stored(kept), place, 'a');
    expect(findDraft(stored(kept), place, 'a', new Set())).toBeNull();
  });

  test('of a tab that is gone are taken up, the newest first; those of a living tab are left', () => {
    const kept = storage();
    storeDraft(stored(kept), place, 'old', draft('ישן', '2026-11-20T10:00:00.000Z'));
    storeDraft(stored(kept), place, 'new', draft('חדש'));
    storeDraft(stored(kept), place, 'alive', draft('חי', '2026-11-22T10:00:00.000Z'));
    expect(findDraft(stored(kept), place, 'me', new Set(['alive']))?.tab).toBe('new');
    // Its own goes before any other, however old it is.
    expect(findDraft(stored(kept), place, 'old', new Set())?.tab).toBe('old');
    expect(tabsWithDrafts(stored(kept), place)).toEqual(['old', 'new', 'alive']);
    expect(tabsWithDrafts(stored(kept), { ...place, cardId: 11 })).toEqual([]);
  });

  test('that are spoiled are none, and unknown fields are dropped', () => {
    const kept = storage();
    const put = (value: unknown) =>
      kept.setItem('bikur.draft.7.1.a', typeof value === 'string' ? value : JSON.stringify(value));
    for (const spoiled of [
      '',
      '{',
      'null',
      [],
      { ...draft('x'), values: {} },
      { ...draft('x'), savedAt: 'x' },
      { ...draft('x'), version: '1' },
    ]) {
      put(spoiled);
      expect(findDraft(stored(kept), place, 'a', new Set())).toBeNull();
    }
    put({ ...draft('x'), values: { about: 'x', userId: 9, customLinks: 'no list', phone: { evil: 1 } } });
    expect(findDraft(stored(kept), place, 'a', new Set())?.draft.values).toEqual({ about: 'x' });
  });

  test('that nobody came back to are cleared away', () => {
    const kept = storage();
    storeDraft(stored(kept), place, 'old', draft('ישן', '2026-08-01T10:00:00.000Z'));
    storeDraft(stored(kept), { userId: 9, cardId: 2 }, 'new', draft('חדש'));
    kept.setItem('language', 'he');
    forgetOldDrafts(stored(kept), new Date('2026-11-22T10:00:00.000Z'));
    expect([kept.length, kept.getItem('bikur.draft.7.1.old')]).toEqual([2, null]);
    // For ninety days to the millisecond somebody may come back.
    const lastMoment = Date.parse('2026-11-21T10:00:00.000Z') + 90 * 86_400_000;
    forgetOldDrafts(stored(kept), new Date(lastMoment));
    expect(kept.length).toBe(2);
    forgetOldDrafts(stored(kept), new Date(lastMoment + 1));
    expect([kept.length, kept.getItem('language')]).toEqual([1, 'he']);
  });

  test('a full storage says so', () => {
    const full = {
      ...storage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(
      storeDraft(
        storedTexts(() => full),
        place,
        'a',
        draft('x'),
      ),
    ).toBe(false);
  });

  test('made on an older card: what was changed there since is kept, what both changed is asked', () => {
    const newer = createEditorStore(card(5, { about: 'שלהם', phone: '*2222' }));
    newer.restore({ about: 'שלום', businessName: 'דנה לוי' }, { about: 'שלי', businessName: 'חדש' });
    expect(newer.get().conflicts).toEqual(['about']);
    expect(newer.get().values).toMatchObject({ about: 'שלי', businessName: 'חדש', phone: '*2222' });
  });
});

describe('the gallery', () => {
  const picture = (url: string) => ({
    url,
    width: 10,
    height: 10,
    caption: null,
    isShown: true,
    showFrom: null,
    showUntil: null,
  });
  const [first, second, third] = ['/1', '/2', '/3'].map(picture) as [
    GalleryImage,
    GalleryImage,
    GalleryImage,
  ];

  test('keeps its limit when a removed picture is put back while another one is on its way', () => {
    const places = new Map([[third.url, 1]]);
    const back = withReturned([second], { item: first, at: 0 }, 2);
    expect(back).toEqual([first, second]);
    expect(withUpload(back, third, { places, max: 2 })).toEqual([first, second]);
    expect(withUpload([second], third, { places, max: 2 })).toEqual([second, third]);
    expect(withReturned([second, third], { item: first, at: 0 }, 2)).toEqual([second, third]);
  });

  test('has its pictures in the order in which they were chosen, whichever is uploaded first', () => {
    const how = { places: new Map([first, second].map(({ url }, place) => [url, place + 1])), max: 9 };
    const late = withUpload(withUpload([third], second, how), first, how);
    expect(late).toEqual([third, first, second]);
  });
});
