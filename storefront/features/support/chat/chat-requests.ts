let receiver: ((detail: unknown) => void) | null = null;
let missed: { detail: unknown } | null = null;

/** Hands a request to open the chat on; one that comes before the chat's code waits for it. */
export function deliverChatRequest(detail: unknown): void {
  if (receiver) receiver(detail);
  else missed = { detail };
}

/** Receives each request, the one that waits included. */
export function receiveChatRequests(next: (detail: unknown) => void): () => void {
  receiver = next;
  if (missed) next(missed.detail);
  missed = null;
  return () => {
    if (receiver === next) receiver = null;
  };
}
