/** Lets the person type at once, when the dialog has opened: the password, or the code of whoever has none. */
export const focusTyped = (dialog: HTMLElement): void =>
  dialog.querySelector<HTMLElement>('input[type="password"], input[autocomplete="one-time-code"]')?.focus();
