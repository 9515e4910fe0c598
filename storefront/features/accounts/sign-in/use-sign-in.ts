import { useSession } from '../session/session-provider.tsx';
import type { SessionUser } from '../session/session-user.ts';
import { finishSignIn, type SignedIn } from './finish-sign-in.ts';
import { useAuthMessages } from './use-auth-messages.ts';

/** Signs in the user whom the server has just returned. */
export function useSignIn(): (user: SessionUser, occasion: SignedIn['occasion']) => Promise<void> {
  const { recheck } = useSession();
  const texts = useAuthMessages();
  return (user, occasion) => finishSignIn({ user, occasion }, recheck, texts);
}
