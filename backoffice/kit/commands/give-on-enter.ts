import type { KeyboardEvent } from 'react';

/**
 * Gives the command of the form as its button would: what was refused before is forgotten. A key that is held down, which
 * may have opened the dialog, gives nothing.
 */
export function giveOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (event.repeat) return;
  const form = event.currentTarget.closest('form');
  form?.querySelector<HTMLButtonElement>('[type="submit"]:not(:disabled)')?.click();
}
