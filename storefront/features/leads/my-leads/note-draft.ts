/** A note that is written and not yet saved, and what it was written over. */
export interface NoteDraft {
  text: string;
  base: string;
}

const keyOf = (leadId: number) => `lead-note-${leadId}`;

/** The unsaved note of a lead in this browser; null when there is none or storage is switched off. */
export function readDraft(leadId: number): NoteDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(leadId)) ?? 'null') as Partial<NoteDraft> | null;
    return typeof draft?.text === 'string' && typeof draft.base === 'string' ? (draft as NoteDraft) : null;
  } catch {
    return null;
  }
}

/** Keeps a note until it is saved, so that a reload or a lost connection loses nothing; null forgets it. */
export function keepDraft(leadId: number, draft: NoteDraft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(leadId), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(leadId));
  } catch {
    // The text still stands in its field.
  }
}
