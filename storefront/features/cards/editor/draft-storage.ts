import {
  cardFieldNames,
  isCardFieldOfType,
  type CardFields,
} from '../../../../api/contract/cards/card-fields.ts';

/** Unsaved input, stored in this browser by user, card and tab. */
interface SavedDraft {
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

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefixOf = ({ userId, cardId }: DraftPlace): string => `bikur.draft.${userId}.${cardId}.`;

/**
 * Stores a tab's draft.
 * @returns false when the browser can't store it (storage off or full)
 */
export function storeDraft(store: Store, place: DraftPlace, tab: string, draft: SavedDraft): boolean {
  try {
    store.setItem(prefixOf(place) + tab, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(store: Store, place: DraftPlace, tab: string): void {
  try {
    store.removeItem(prefixOf(place) + tab);
  } catch {
    // Nothing to remove where nothing can be written.
  }
}

/**
 * The draft to restore: this tab's own, else the newest of a closed tab.
 * @param alive tabs still open in the editor, which keep their drafts
 */
export function findDraft(
  store: Store,
  place: DraftPlace,
  tab: string,
  alive: ReadonlySet<string>,
): { tab: string; draft: SavedDraft } | null {
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
export function forgetOldDrafts(store: Store, now: Date): void {
  for (const key of keysFrom(store, 'bikur.draft.')) {
    const draft = readDraft(store, key);
    if (draft && now.getTime() - Date.parse(draft.savedAt) > forgottenAfter) store.removeItem(key);
  }
}

/** Ids of the tabs with a draft of this card. */
export function tabsWithDrafts(store: Store, place: DraftPlace): string[] {
  const prefix = prefixOf(place);
  return keysFrom(store, prefix).map((key) => key.slice(prefix.length));
}

function keysFrom(store: Store, prefix: string): string[] {
  try {
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
    return keys.filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Any script can write into the storage: only known fields of the right type are read. */
function readDraft(store: Store, key: string): SavedDraft | null {
  try {
    const { version, base, values, savedAt } = JSON.parse(store.getItem(key) ?? 'null') as SavedDraft;
    if (typeof version !== 'number' || Number.isNaN(Date.parse(savedAt))) return null;
    const fields = known(values);
    if (Object.keys(fields).length === 0) return null;
    return { version, base: known(base), values: fields, savedAt };
  } catch {
    return null;
  }
}

function known(fields: Partial<CardFields>): Partial<CardFields> {
  return Object.fromEntries(
    cardFieldNames.flatMap((name) => {
      const value: unknown = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const isList = isCardFieldOfType(name, 'week', 'gallery', 'links');
      const fits = isList ? Array.isArray(value) : typeof value !== 'object' || value === null;
      return value !== undefined && fits ? [[name, value]] : [];
    }),
  );
}
