/**
 * Calls the listener for Escape within one part of the page, unless an element inside has handled it or the
 * user is composing a letter.
 * @returns stops listening
 */
export function onEscapeKey(part: HTMLElement | null, listener: () => void): () => void {
  function hear(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    event.stopPropagation();
    listener();
  }
  part?.addEventListener('keydown', hear);
  return () => part?.removeEventListener('keydown', hear);
}
