import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { storeCardDraft } from '../../cards/new-card/card-draft.ts';
import { readAuthWish, withoutAuthWish } from './auth-address.ts';
import {
  authDialogState,
  openAuthDialog,
  openDemoLogin,
  serverAuthDialogState,
  subscribeToAuthDialog,
} from './auth-dialog-store.ts';

/** Forms and validation are fetched when a visitor first wants to sign in. */
const AuthDialog = lazy(() => import('./auth-dialog.tsx'));

/** The sign-in dialog of the whole page; rendered once, in the shell. */
export function AuthDialogHost() {
  const { open } = useSyncExternalStore(subscribeToAuthDialog, authDialogState, serverAuthDialogState);
  // Once fetched the closed dialog stays mounted, so that the input is there when the visitor opens it again.
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  useAuthWish();
  return <Suspense>{wanted && <AuthDialog />}</Suspense>;
}

/** Does what the address requests, once, and removes the parameters from the address. */
function useAuthWish() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const wish = readAuthWish(search);
    // A card begun on the landing page before the application was awake: its form sends it in the address.
    storeCardDraft(new URLSearchParams(search));
    if (wish.demo) openDemoLogin();
    else if (wish.view) openAuthDialog(wish.view, wish.googleFailed);
    if (wish.view)
      void navigate(
        { pathname, search: withoutAuthWish(search), hash },
        { replace: true, preventScrollReset: true },
      );
  }, [navigate, pathname, search, hash]);
}
