/** Unsent answers, stored in this browser so that neither a reload nor another conversation loses them. */
const keyOf = (id: number) => `bikur.inbox.draft.${id}`;

export function readDraft(id: number): string {
  try {
    return localStorage.getItem(keyOf(id)) ?? '';
  } catch {
    return '';
  }
}

export function storeDraft(id: number, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), text);
  } catch {
    // Storage is full or forbidden: the text is still in its field.
  }
}
