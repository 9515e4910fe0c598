import { tabTexts } from '../../../lib/stored-texts.ts';

const prefix = 'supportDraft:';

/** Names of the drafts in the form for a new conversation. */
export const ticketDraft = { subject: 'ticket-subject', content: 'ticket-content' } as const;

/** A draft stored for the tab's life: closing the chat, navigating and reloading lose nothing. */
export const readDraft = (name: string): string => tabTexts.read(prefix + name) ?? '';

export const storeDraft = (name: string, text: string): void =>
  void tabTexts.write(prefix + name, text === '' ? null : text);

/** Deletes all drafts; the next user of this browser must not read them. */
export function forgetDrafts(): void {
  for (const key of tabTexts.keys(prefix)) tabTexts.write(key, null);
}

/** The user's draft, with the request's text below it. */
export function joinDrafts(typed: string, brought: string): string {
  if (brought.trim() === '') return typed;
  if (typed.trim() === '') return brought;
  return typed.includes(brought) ? typed : `${typed}\n${brought}`;
}
