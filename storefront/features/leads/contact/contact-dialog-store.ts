let isOpen = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

/** Opens the contact dialog from anywhere. */
export const openContactDialog = (): void => change(true);
export const closeContactDialog = (): void => change(false);

/** For `useSyncExternalStore`. */
export function subscribeToContactDialog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isContactDialogOpen = (): boolean => isOpen;
/** The server never has it open. */
export const serverContactDialog = (): boolean => false;
