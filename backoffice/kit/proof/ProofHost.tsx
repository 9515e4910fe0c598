import { useGetIdentity } from 'react-admin';
import { useAsked } from './ask-store.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { SignInAgainDialog } from './SignInAgainDialog.tsx';
import { useSessionWatch } from './use-session-watch.ts';

/** The one dialog that asks who is at the desk, over whatever page is open. */
export function ProofHost() {
  const asked = useAsked();
  useSessionWatch();
  // Read while the session lives: afterwards nobody can be asked.
  const { identity } = useGetIdentity();
  if (asked === 'sign-in') return <SignInAgainDialog identity={identity} />;
  return asked === 'proof' ? <ProofDialog /> : null;
}
