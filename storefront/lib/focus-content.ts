/** Moves the focus to the page's content, where keyboard and screen reader begin anew; nothing scrolls. */
export function focusContent(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Does so when what had the focus has gone with a part of the page. */
export function focusContentIfLost(): void {
  if (document.activeElement === document.body) focusContent();
}
