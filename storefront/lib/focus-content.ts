/** Moves the focus to the page's content, where keyboard and screen reader start again; nothing scrolls. */
export function focusContent(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** For use after the focused element was removed with its part of the page. */
export function focusContentIfLost(): void {
  if (document.activeElement === document.body) focusContent();
}
