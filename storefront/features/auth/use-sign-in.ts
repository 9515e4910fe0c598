import { toast } from '../toasts/toast-store.ts';
import { announceLogin } from '../session/session-events.ts';
import { useSession } from '../session/session-provider.tsx';
import { nameOf, type SessionUser } from '../session/session-user.ts';
import { closeAuthDialog } from './auth-dialog-store.ts';
import { beginSettling } from './settling-store.ts';
import { useAuthMessages } from './use-auth-messages.ts';

/** Time for the session to settle after a login, in milliseconds (specification section 9). */
const settlingPause = 300;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * What follows a successful call (specification section 4, login): a pause, the session checked again (a
 * failure is tolerated), the login told to the whole page, the dialog shut. The visitor stays where they are.
 */
export function useSignIn(): (user: SessionUser, occasion: 'login' | 'register') => Promise<void> {
  const { recheck } = useSession();
  const texts = useAuthMessages();
  return async (user, occasion) => {
    await pause(settlingPause);
    const checked = await recheck().catch(() => null);
    const person = checked ?? user;
    beginSettling();
    closeAuthDialog();
    announceLogin(person);
    toast({
      title: occasion === 'login' ? texts.loggedInTitle : texts.registeredTitle,
      description: texts.loggedInText(nameOf(person)),
    });
  };
}
