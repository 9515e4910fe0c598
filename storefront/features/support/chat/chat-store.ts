import { joinDrafts, storeDraft, readDraft, ticketDraft } from './drafts.ts';
import { storeStage, chatDraftState, type ChatStage } from './chat-draft-state.ts';
import type { ChatRequest, ChatSubject } from './show-support-chat.ts';

/**
 * View of the open chat: the newest conversation (staff: the list), all of them, a new one's form, or one of
 * them by id.
 */
export type ChatPlace = 'home' | 'list' | 'ticket' | number;

interface ChatState {
  stage: ChatStage;
  /** Opened or closed by the user on this page, not restored after a reload: only then the chat takes the focus. */
  asked: boolean;
  place: ChatPlace;
  /** Topic of a new conversation, if the page that opened the chat knows it. */
  about: ChatSubject | null;
  /** Start of a message that came with the request, until the field takes it over. */
  draft: string;
}

const atFirst: ChatState = { stage: 'closed', asked: false, place: 'home', about: null, draft: '' };
let state: ChatState | undefined;
const listeners = new Set<() => void>();

function change(next: Partial<ChatState>): void {
  state = { ...chatState(), ...next };
  storeStage(state.stage);
  for (const listener of listeners) listener();
}

/** Opens the chat where the user left it, or where the request leads. */
export function openChat(request: ChatRequest | null = null): void {
  const { draft = '', about = null, newRequest, conversationId } = request ?? {};
  const opened = { stage: 'open', asked: true } as const;
  if (about || newRequest) {
    storeDraft(ticketDraft.content, joinDrafts(readDraft(ticketDraft.content), draft));
    change({ ...opened, place: 'ticket', about });
  } else if (conversationId !== undefined) change({ ...opened, place: conversationId, draft });
  else if (draft !== '') change({ ...opened, draft });
  else change(opened);
}

/** `quietly`: the page minimised it, and the focus stays. */
export const minimizeChat = ({ quietly = false } = {}): void =>
  change({ stage: 'minimized', asked: !quietly });
export const closeChat = (): void => change({ stage: 'closed', asked: true });
export const goTo = (place: ChatPlace): void => change({ place, about: null, asked: true });

/** Opens the form for a new conversation and takes along the draft of one that can't be sent. */
export function goToTicket(draftName?: string): void {
  const typed = draftName === undefined ? '' : readDraft(draftName);
  if (draftName !== undefined) storeDraft(draftName, '');
  const brought = joinDrafts(typed, chatState().draft);
  if (brought !== '') storeDraft(ticketDraft.content, joinDrafts(readDraft(ticketDraft.content), brought));
  change({ place: 'ticket', about: null, draft: '', asked: true });
}

/** Returns the request's start of a message once. */
export function takeDraft(): string {
  const { draft } = chatState();
  if (draft !== '') change({ draft: '' });
  return draft;
}

/** On a change of user, nothing of the former one's is shown. */
export const forgetPlace = (): void => change({ place: 'home', about: null, draft: '' });

export function subscribeToChat(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function chatState(): ChatState {
  state ??= { ...atFirst, stage: chatDraftState() };
  return state;
}

/** Closed in the server's rendering. */
export const serverChatState = (): ChatState => atFirst;
