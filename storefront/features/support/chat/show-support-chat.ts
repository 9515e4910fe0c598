/** Topic of a conversation: a card, order or chip of the user. */
export interface ChatSubject {
  kind: 'card' | 'order' | 'chip';
  id: number;
}

export interface ChatRequest {
  /** Start of the message; never replaces the user's draft. */
  draft?: string | undefined;
  /** Opens the form for a new conversation on this topic. */
  about?: ChatSubject | undefined;
  /** Opens the form for a new conversation. */
  newRequest?: boolean | undefined;
  /** Opens this conversation. */
  conversationId?: number | undefined;
}

declare global {
  interface WindowEventMap {
    'show-support-chat': CustomEvent<ChatRequest | null>;
  }
}

/** Opens the support chat from anywhere, by an event that other scripts may dispatch, too (docs/specification.md 2). */
export function showSupportChat(detail: ChatRequest | null = null): void {
  window.dispatchEvent(new CustomEvent('show-support-chat', { detail }));
}
