import { useEffect, useState } from 'react';
import type { CardField, CardFields } from '../../../../api/contract/cards/card-fields.ts';
import { browserTexts } from '../../../lib/stored-texts.ts';
import {
  dropDraft,
  findDraft,
  forgetOldDrafts,
  storeDraft,
  type DraftPlace,
  tabsWithDrafts,
} from './draft-storage.ts';
import { useEditor } from './editor-context.ts';
import type { EditorStore } from './editor-store.ts';
import { claimTab, isEnding, type ClaimedTab } from './tab-identity.ts';

export interface DraftState {
  /** Time of the restored draft; null when none was. */
  restoredFrom: Date | null;
  /** Whether the browser can store drafts. */
  isKept: boolean;
  /** Hides the notice of a restored draft. */
  dismiss(): void;
}

/** Milliseconds: long enough not to write with every letter, short enough to lose no more than a word. */
const pause = 300;

/** Stores unsaved input in this browser, and restores an earlier visit's. */
export function useDraft(place: DraftPlace): DraftState {
  const store = useEditor();
  const [restoredFrom, setRestoredFrom] = useState<Date | null>(null);
  const [isKept, setKept] = useState(true);
  const { userId, cardId } = place;

  useEffect(() => {
    let claimed: ClaimedTab | null = null;
    let ended = false;
    let stop = () => {};
    const here = { userId, cardId };
    void claimTab().then((tab) => {
      if (ended) {
        tab.release();
        return;
      }
      claimed = tab;
      const found = takeUp(store, here, tab);
      setRestoredFrom(found);
      stop = storeAsTyped(store, here, tab.id, setKept);
      const living = found ? [] : draftsOfOthers(here, tab);
      for (const other of living)
        void isEnding(other).then((isOver) => {
          if (!isOver || ended || store.changed().length > 0) return;
          setRestoredFrom(takeUp(store, here, { ...tab, others: without(tab.others, other) }));
        });
    });
    return () => {
      ended = true;
      stop();
      claimed?.release();
    };
  }, [store, userId, cardId]);

  return { restoredFrom, isKept, dismiss: () => setRestoredFrom(null) };
}

/** Other tabs with an open editor and a draft of this card. */
function draftsOfOthers(place: DraftPlace, tab: ClaimedTab): string[] {
  const tabs = tabsWithDrafts(browserTexts, place);
  return tabs.filter((other) => tab.others.has(other));
}

const without = (tabs: ReadonlySet<string>, tab: string): ReadonlySet<string> =>
  new Set([...tabs].filter((other) => other !== tab));

function takeUp(store: EditorStore, place: DraftPlace, tab: ClaimedTab): Date | null {
  forgetOldDrafts(browserTexts, new Date());
  const found = findDraft(browserTexts, place, tab.id, tab.others);
  if (!found) return null;
  const typedMeanwhile = store.changes();
  store.restore(found.draft.base, { ...found.draft.values, ...typedMeanwhile } as Partial<CardFields>);
  if (found.tab !== tab.id) dropDraft(browserTexts, place, found.tab);
  if (store.changed().length > 0) return new Date(found.draft.savedAt);
  dropDraft(browserTexts, place, tab.id);
  return null;
}

/** Writes shortly after each change, and at once when the owner leaves the page. */
function storeAsTyped(
  store: EditorStore,
  place: DraftPlace,
  tab: string,
  onStored: (isStored: boolean) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function write() {
    clearTimeout(timer);
    timer = undefined;
    const { card, values } = store.get();
    const changed = store.changed();
    if (changed.length === 0) {
      dropDraft(browserTexts, place, tab);
      return;
    }
    const pick = (fields: CardFields) =>
      Object.fromEntries(changed.map((field: CardField) => [field, fields[field]]));
    const draft = {
      version: card.version,
      base: pick(card.fields),
      values: pick(values),
      savedAt: new Date().toISOString(),
    };
    onStored(storeDraft(browserTexts, place, tab, draft));
  }
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(write, pause);
  };
  const unsubscribe = store.subscribe(later);
  // Input made before the tab's id was known.
  write();
  window.addEventListener('pagehide', write);
  document.addEventListener('visibilitychange', write);
  return () => {
    unsubscribe();
    write();
    window.removeEventListener('pagehide', write);
    document.removeEventListener('visibilitychange', write);
  };
}
