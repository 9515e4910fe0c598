/** An unsaved note, and the saved one it is based on. */
interface NoteDraft {
  text: string;
  base: string;
}

const keyOf = (leadId: number) => `lead-note-${leadId}`;

/** The unsaved note of a lead in this browser; null without one or when storage is off. */
export function readDraft(leadId: number): NoteDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(leadId)) ?? 'null') as Partial<NoteDraft> | null;
    return typeof draft?.text === 'string' && typeof draft.base === 'string' ? (draft as NoteDraft) : null;
  } catch {
    return null;
  }
}

/**
 * Stores a note until it is saved, so that a reload or a lost connection loses nothing.
 * @param draft null deletes it
 */
export function storeDraft(leadId: number, draft: NoteDraft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(leadId), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(leadId));
  } catch {
    // The text is still in its field.
  }
}
