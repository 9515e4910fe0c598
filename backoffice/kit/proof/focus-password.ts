/** Lets the person type the password at once, when the dialog has opened. */
export const focusPassword = (dialog: HTMLElement): void =>
  dialog.querySelector<HTMLElement>('input[type="password"]')?.focus();
