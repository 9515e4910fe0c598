import { useState } from 'react';
import { storeDraft, readDraft } from './drafts.ts';

/** A text that outlives its field: a new field starts with it. */
export function useDraft(name: string): [string, (text: string | ((present: string) => string)) => void] {
  const [draft, setDraft] = useState(() => ({ name, text: readDraft(name) }));
  const present = draft.name === name ? draft.text : readDraft(name);
  if (draft.name !== name) setDraft({ name, text: present });
  function change(text: string | ((present: string) => string)) {
    const next = typeof text === 'string' ? text : text(readDraft(name));
    storeDraft(name, next);
    setDraft({ name, text: next });
  }
  return [present, change];
}
