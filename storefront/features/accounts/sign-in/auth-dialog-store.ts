export type AuthView = 'login' | 'register' | 'forgot';

interface AuthDialogState {
  open: boolean;
  /** The current or last view: a closing dialog keeps its content while it fades. */
  view: AuthView;
  /** The visitor asked for the demo login elsewhere: the dialog presses its own button. */
  demoAsked: boolean;
  /** The visitor has come back from a sign-in with Google that failed. */
  googleFailed: boolean;
}

const atFirst: AuthDialogState = { open: false, view: 'login', demoAsked: false, googleFailed: false };
let state = atFirst;
const listeners = new Set<() => void>();

function change(next: AuthDialogState) {
  state = next;
  for (const listener of listeners) listener();
}

/** Opens the dialog from anywhere, or switches its view. */
export function openAuthDialog(view: AuthView = 'login', googleFailed = false): void {
  change({ open: true, view, demoAsked: false, googleFailed });
}

/** Opens the dialog and lets it press its demo login button (docs/specification.md 4). */
export function openDemoLogin(): void {
  change({ open: true, view: 'login', demoAsked: true, googleFailed: false });
}

export function closeAuthDialog(): void {
  change({ ...state, open: false, demoAsked: false, googleFailed: false });
}

export function subscribeToAuthDialog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function authDialogState(): AuthDialogState {
  return state;
}

/** Closed in the server's rendering. */
export function serverAuthDialogState(): AuthDialogState {
  return atFirst;
}
