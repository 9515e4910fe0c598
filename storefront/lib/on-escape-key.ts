/**
 * Hears Escape within one part of the page, unless something inside has taken it or a letter is being composed.
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
