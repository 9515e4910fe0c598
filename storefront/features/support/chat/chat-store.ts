import { joinDrafts, keepDraft, readDraft, ticketDraft } from './drafts.ts';
import { keepStage, chatDraftState, type ChatStage } from './chat-draft-state.ts';
import type { ChatRequest, ChatSubject } from './show-support-chat.ts';

/** What the open chat shows: the newest conversation (staff: the list), all of them, the form of a new one, one of them. */
export type ChatPlace = 'home' | 'list' | 'ticket' | number;

export interface ChatState {
  stage: ChatStage;
  /** Changed by the person in this page, not found so after a reload: only then the chat takes the focus. */
  asked: boolean;
  place: ChatPlace;
  /** What a new request is about, where the page that asked for it knows. */
  about: ChatSubject | null;
  /** A beginning of a message that came with the last opening, until the field takes it up. */
  draft: string;
}

const atFirst: ChatState = { stage: 'closed', asked: false, place: 'home', about: null, draft: '' };
let state: ChatState | undefined;
const listeners = new Set<() => void>();

function change(next: Partial<ChatState>): void {
  state = { ...chatState(), ...next };
  keepStage(state.stage);
  for (const listener of listeners) listener();
}

/** Opens the chat where it was left, or where the request leads. */
export function openChat(request: ChatRequest | null = null): void {
  const { draft = '', about = null, newRequest, conversationId } = request ?? {};
  const opened = { stage: 'open', asked: true } as const;
  if (about || newRequest) {
    keepDraft(ticketDraft.content, joinDrafts(readDraft(ticketDraft.content), draft));
    change({ ...opened, place: 'ticket', about });
  } else if (conversationId !== undefined) change({ ...opened, place: conversationId, draft });
  else if (draft !== '') change({ ...opened, draft });
  else change(opened);
}

/** `quietly`: the page did it, and the focus stays where it is. */
export const minimizeChat = ({ quietly = false } = {}): void =>
  change({ stage: 'minimized', asked: !quietly });
export const closeChat = (): void => change({ stage: 'closed', asked: true });
export const goTo = (place: ChatPlace): void => change({ place, about: null, asked: true });

/** Leads to the form of a new request and takes along what was typed where it can't be sent. */
export function goToTicket(draftName?: string): void {
  const typed = draftName === undefined ? '' : readDraft(draftName);
  if (draftName !== undefined) keepDraft(draftName, '');
  const brought = joinDrafts(typed, chatState().draft);
  if (brought !== '') keepDraft(ticketDraft.content, joinDrafts(readDraft(ticketDraft.content), brought));
  change({ place: 'ticket', about: null, draft: '', asked: true });
}

/** Gives the beginning that came with the opening, once. */
export function takeDraft(): string {
  const { draft } = chatState();
  if (draft !== '') change({ draft: '' });
  return draft;
}

/** Another person is here: nothing of the last one's is shown. */
export const forgetPlace = (): void => change({ place: 'home', about: null, draft: '' });

/** For `useSyncExternalStore`. */
export function subscribeToChat(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function chatState(): ChatState {
  state ??= { ...atFirst, stage: chatDraftState() };
  return state;
}

/** The server shows none. */
export const serverChatState = (): ChatState => atFirst;
