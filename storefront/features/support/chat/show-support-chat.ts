/** What a request is about: one of the person's own things. */
export interface ChatSubject {
  kind: 'card' | 'order' | 'chip';
  id: number;
}

/** What an opening of the chat may bring with it. */
export interface ChatRequest {
  /** A beginning of the message; it never replaces what was typed before. */
  draft?: string | undefined;
  /** Opens the form of a new request, tied to this. */
  about?: ChatSubject | undefined;
  /** Opens the form of a new request. */
  newRequest?: boolean | undefined;
  /** Opens this conversation. */
  conversationId?: number | undefined;
}

declare global {
  interface WindowEventMap {
    'show-support-chat': CustomEvent<ChatRequest | null>;
  }
}

/** Opens the support chat from anywhere, by the event that other scripts may send too (docs/specification.md 2). */
export function showSupportChat(detail: ChatRequest | null = null): void {
  window.dispatchEvent(new CustomEvent('show-support-chat', { detail }));
}
