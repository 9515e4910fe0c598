const prefix = 'supportDraft:';

/** Names of the drafts in the form for a new conversation. */
export const ticketDraft = { subject: 'ticket-subject', content: 'ticket-content' } as const;

/** A draft stored for the tab's life: closing the chat, navigating and reloading lose nothing. */
export function readDraft(name: string): string {
  try {
    return sessionStorage.getItem(prefix + name) ?? '';
  } catch {
    return '';
  }
}

export function storeDraft(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, text);
  } catch {
    // Without storage the text lasts as long as the page.
  }
}

/** Deletes all drafts; the next user of this browser must not read them. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there are no drafts to delete.
  }
}

/** The user's draft, with the request's text below it. */
export function joinDrafts(typed: string, brought: string): string {
  if (brought.trim() === '') return typed;
  if (typed.trim() === '') return brought;
  return typed.includes(brought) ? typed : `${typed}\n${brought}`;
}
