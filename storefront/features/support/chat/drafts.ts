const prefix = 'supportDraft:';

/** Names of the beginnings in the form of a new request. */
export const ticketDraft = { subject: 'ticket-subject', content: 'ticket-content' } as const;

/** A text somebody began, kept for the tab's life: closing the chat, moving about and a reload lose nothing. */
export function readDraft(name: string): string {
  try {
    return sessionStorage.getItem(prefix + name) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, text);
  } catch {
    // Without storage the text lasts as long as the page.
  }
}

/** Forgets everything begun; the next person at this browser must not read it. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** What is begun, with a beginning that came from elsewhere below it. */
export function joinDrafts(typed: string, brought: string): string {
  if (brought.trim() === '') return typed;
  if (typed.trim() === '') return brought;
  return typed.includes(brought) ? typed : `${typed}\n${brought}`;
}
