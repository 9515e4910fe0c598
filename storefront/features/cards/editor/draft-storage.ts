import {
  cardFieldNames,
  isCardFieldOfType,
  type CardFields,
} from '../../../../api/contract/cards/card-fields.ts';
import type { StoredTexts } from '../../../lib/stored-texts.ts';

/** Unsaved input, stored in this browser by user, card and tab. */
interface StoredDraft {
  /** Version of the card it is based on. */
  version: number;
  /** The changed fields in that version. */
  base: Partial<CardFields>;
  values: Partial<CardFields>;
  /** ISO time. */
  savedAt: string;
}

export interface DraftPlace {
  userId: number;
  cardId: number;
}

const prefixOf = ({ userId, cardId }: DraftPlace): string => `bikur.draft.${userId}.${cardId}.`;

/**
 * Stores a tab's draft.
 * @returns false when the browser can't store it (storage off or full)
 */
export const storeDraft = (store: StoredTexts, place: DraftPlace, tab: string, draft: StoredDraft): boolean =>
  store.write(prefixOf(place) + tab, JSON.stringify(draft));

export const dropDraft = (store: StoredTexts, place: DraftPlace, tab: string): void =>
  void store.write(prefixOf(place) + tab, null);

/**
 * The draft to restore: this tab's own, else the newest of a closed tab.
 * @param alive tabs still open in the editor, which keep their drafts
 */
export function findDraft(
  store: StoredTexts,
  place: DraftPlace,
  tab: string,
  alive: ReadonlySet<string>,
): { tab: string; draft: StoredDraft } | null {
  const own = readDraft(store, prefixOf(place) + tab);
  if (own) return { tab, draft: own };
  const others = tabsWithDrafts(store, place)
    .filter((other) => !alive.has(other))
    .flatMap((other) => {
      const draft = readDraft(store, prefixOf(place) + other);
      return draft ? [{ tab: other, draft }] : [];
    });
  return others.toSorted((a, b) => b.draft.savedAt.localeCompare(a.draft.savedAt))[0] ?? null;
}

/** Milliseconds after which an unused draft is deleted, of any card and user. */
const forgottenAfter = 90 * 86_400_000;

/** Deletes old drafts, so that a browser doesn't store a card's texts for ever. */
export function forgetOldDrafts(store: StoredTexts, now: Date): void {
  for (const key of store.keys('bikur.draft.')) {
    const draft = readDraft(store, key);
    if (draft && now.getTime() - Date.parse(draft.savedAt) > forgottenAfter) store.write(key, null);
  }
}

/** Ids of the tabs with a draft of this card. */
export function tabsWithDrafts(store: StoredTexts, place: DraftPlace): string[] {
  const prefix = prefixOf(place);
  return store.keys(prefix).map((key) => key.slice(prefix.length));
}

/** Any script can write into the storage: only known fields of the right type are read. */
function readDraft(store: StoredTexts, key: string): StoredDraft | null {
  const stored = store.readJson(key) as Partial<StoredDraft> | null;
  if (typeof stored?.version !== 'number' || Number.isNaN(Date.parse(stored.savedAt ?? ''))) return null;
  const fields = known(stored.values);
  if (Object.keys(fields).length === 0) return null;
  return { version: stored.version, base: known(stored.base), values: fields, savedAt: stored.savedAt ?? '' };
}

const listTypes = [
  'week',
  'specialDays',
  'gallery',
  'links',
  'services',
  'questions',
  'documents',
  'phones',
  'paymentLinks',
  'branches',
  'translations',
  'sections',
] as const;

function known(stored: unknown): Partial<CardFields> {
  const fields = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<CardFields>;
  return Object.fromEntries(
    cardFieldNames.flatMap((name) => {
      const value: unknown = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const isList = isCardFieldOfType(name, ...listTypes);
      const fits = isList ? Array.isArray(value) : typeof value !== 'object' || value === null;
      return value !== undefined && fits ? [[name, value]] : [];
    }),
  );
}
