import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import {
  isContactDialogOpen,
  serverContactDialog,
  subscribeToContactDialog,
} from './contact-dialog-store.ts';

/** Form and validation are fetched when a visitor first wants to write. */
const ContactDialog = lazy(() => import('./contact-dialog.tsx'));

/** The contact dialog of the whole page; rendered once, in the shell. */
export function ContactDialogHost() {
  const open = useSyncExternalStore(subscribeToContactDialog, isContactDialogOpen, serverContactDialog);
  // Once fetched the closed dialog stays mounted, so that the input is there when the visitor opens it again.
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return <Suspense>{wanted && <ContactDialog open={open} />}</Suspense>;
}
