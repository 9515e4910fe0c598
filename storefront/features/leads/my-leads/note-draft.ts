import { browserTexts } from '../../../lib/stored-texts.ts';

/** An unsaved note, and the saved one it is based on. */
interface NoteDraft {
  text: string;
  base: string;
}

const keyOf = (leadId: number) => `lead-note-${leadId}`;

/** The unsaved note of a lead in this browser; null without one or when storage is off. */
export function readDraft(leadId: number): NoteDraft | null {
  const { text, base } = (browserTexts.readJson(keyOf(leadId)) ?? {}) as Partial<NoteDraft>;
  return typeof text === 'string' && typeof base === 'string' ? { text, base } : null;
}

/**
 * Stores a note until it is saved, so that a reload or a lost connection loses nothing.
 * @param draft null deletes it
 */
export function storeDraft(leadId: number, draft: NoteDraft | null): void {
  browserTexts.write(keyOf(leadId), draft && JSON.stringify(draft));
}
