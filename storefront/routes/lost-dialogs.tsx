import { useEffect } from 'react';
import { readAuthWish, withAuthWish } from '../features/accounts/sign-in/auth-address.ts';
import { authDialogState, subscribeToAuthDialog } from '../features/accounts/sign-in/auth-dialog-store.ts';
import {
  isContactDialogOpen,
  subscribeToContactDialog,
} from '../features/leads/contact/contact-dialog-store.ts';
import { openAnew } from '../lib/chunk-load-error.ts';

/** A document that was opened for a dialog and lacks its code, too, is not opened anew at once, in milliseconds. */
const pause = 30_000;
const isForDialog = !import.meta.env.SSR && readAuthWish(location.search).view !== null;

/** Opens a dialog that was asked for by its address; the way to a new password has none, and begins at the login. */
function openWanted(issue: unknown): void {
  const { pathname, search } = location;
  const { open, view, demoAsked } = authDialogState();
  const wish = demoAsked ? 'demo' : view === 'register' ? view : 'login';
  if (isForDialog && performance.now() < pause) return;
  if (open) void openAnew(issue, pathname + withAuthWish(search, wish));
  else if (isContactDialogOpen()) void openAnew(issue, '/contact');
}

/** Stands in for dialogs whose code is lost: one that is asked for opens in a new document. */
export function LostDialogs({ issue }: { issue: unknown }) {
  useEffect(() => {
    const open = () => openWanted(issue);
    open();
    const ends = [subscribeToAuthDialog(open), subscribeToContactDialog(open)];
    return () => ends.forEach((end) => end());
  }, [issue]);
  return null;
}
