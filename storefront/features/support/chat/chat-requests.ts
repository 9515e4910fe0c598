let receiver: ((detail: unknown) => void) | null = null;
let missed: { detail: unknown } | null = null;

/** Passes on a request to open the chat; one made before the chat's code has loaded waits for it. */
export function deliverChatRequest(detail: unknown): void {
  if (receiver) receiver(detail);
  else missed = { detail };
}

/** Receives each request, a waiting one included. */
export function receiveChatRequests(next: (detail: unknown) => void): () => void {
  receiver = next;
  if (missed) next(missed.detail);
  missed = null;
  return () => {
    if (receiver === next) receiver = null;
  };
}
