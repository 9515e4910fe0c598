import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import {
  isContactDialogOpen,
  serverContactDialog,
  subscribeToContactDialog,
} from './contact-dialog-store.ts';

/** The form and its checks are fetched when somebody first wants to write. */
const ContactDialog = lazy(() => import('./contact-dialog.tsx'));

/** The contact dialog of the whole page; once in the shell. */
export function ContactDialogHost() {
  const open = useSyncExternalStore(subscribeToContactDialog, isContactDialogOpen, serverContactDialog);
  // Once fetched it stays, shut, so that what was typed is there when it is opened again.
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return <Suspense>{wanted && <ContactDialog open={open} />}</Suspense>;
}
