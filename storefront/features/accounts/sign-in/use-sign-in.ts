import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../session/session-provider.tsx';
import type { SessionUser } from '../session/session-user.ts';
import { finishSignIn, type SignedIn } from './finish-sign-in.ts';
import { useAuthMessages } from './use-auth-messages.ts';

/** Pages to read. On any other one a new user registered in order to go on there. */
const pagesToRead = /^\/($|examples|blog|communities|help|contact$|payment-demo|not-found)/;

/**
 * Signs in the user whom the server has just returned. Somebody new is led on to the wizard of the first card
 * (docs/product.md 11.11); who signs in stays.
 */
export function useSignIn(): (user: SessionUser, occasion: SignedIn['occasion']) => Promise<void> {
  const { recheck } = useSession();
  const texts = useAuthMessages();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async (user, occasion) => {
    await finishSignIn({ user, occasion }, recheck, texts);
    if (occasion === 'register' && pagesToRead.test(pathname)) await navigate('/dashboard');
  };
}
