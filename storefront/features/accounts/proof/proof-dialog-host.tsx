import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isProofAsked, subscribeToProof } from './proof-store.ts';

/** The form is fetched when a proof is first asked for. */
const ProofDialog = lazy(() => import('./proof-dialog.tsx'));

/** The dialog of the whole page that asks for a proof of identity; rendered once, in the shell. */
export function ProofDialogHost() {
  const isAsked = useSyncExternalStore(subscribeToProof, isProofAsked, () => false);
  return <Suspense>{isAsked && <ProofDialog />}</Suspense>;
}
