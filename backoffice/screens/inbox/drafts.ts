/** Unsent answers, stored in this browser so that neither a reload nor another conversation loses them. */
const keyOf = (name: string) => `bikur.inbox.draft.${name}`;

export function readDraft(name: string): string {
  try {
    return localStorage.getItem(keyOf(name)) ?? '';
  } catch {
    return '';
  }
}

export function storeDraft(name: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), text);
  } catch {
    // Storage is full or forbidden: the text is still in its field.
  }
}
