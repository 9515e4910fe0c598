import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { withAuthWish } from '../features/accounts/sign-in/auth-address.ts';
import { authDialogState, subscribeToAuthDialog } from '../features/accounts/sign-in/auth-dialog-store.ts';
import {
  isContactDialogOpen,
  subscribeToContactDialog,
} from '../features/leads/contact/contact-dialog-store.ts';
import { QuietBoundary } from '../features/website/errors/quiet-boundary.tsx';
import { openAnew } from '../lib/lost-code.ts';
import { preloadable } from '../lib/preloadable.ts';

/** Unlike `lazy` it fetches again after a failed download. */
const overlays = preloadable(() => import('./overlays.tsx'));
const never = () => () => {};

/** A dialog that was asked for and whose code is lost opens by the address that opens it without this document. */
function openLostDialog(): void {
  const lost = overlays.lost();
  if (!lost) return;
  const { pathname, search, origin } = window.location;
  const { open, view, demoAsked } = authDialogState();
  const wish = demoAsked ? 'demo' : view === 'register' ? view : 'login';
  if (open) void openAnew(lost, origin + pathname + withAuthWish(search, wish));
  else if (isContactDialogOpen()) void openAnew(lost, `${origin}/contact`);
}

/** Fetches the overlays after the page has rendered; the first screen needs none of them. */
export function OverlaysPlace() {
  const standing = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => {
    const ends = [subscribeToAuthDialog(openLostDialog), subscribeToContactDialog(openLostDialog)];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return standing ? (
    <QuietBoundary onBroken={openLostDialog}>
      <Suspense>
        <overlays.Component />
      </Suspense>
    </QuietBoundary>
  ) : null;
}
