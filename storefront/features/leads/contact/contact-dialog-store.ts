let isOpen = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

export const openContactDialog = (): void => change(true);
export const closeContactDialog = (): void => change(false);

export function subscribeToContactDialog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isContactDialogOpen = (): boolean => isOpen;
/** Closed in the server's rendering. */
export const serverContactDialog = (): boolean => false;
