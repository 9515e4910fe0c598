import { announceLogin } from '../session/session-events.ts';
import type { Session } from '../session/session-provider.tsx';
import { nameOf, type SessionUser } from '../session/session-user.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { closeAuthDialog } from './auth-dialog-store.ts';
import { startSettling } from './settling-store.ts';
import type { AuthMessages } from './use-auth-messages.ts';

/** Time for the session to settle after a login, in milliseconds (docs/specification.md 9). */
const settlingPause = 300;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export interface SignedIn {
  user: SessionUser;
  occasion: 'login' | 'register';
}

/**
 * Follows a successful call (docs/specification.md 4, login): a pause, a new session check (whose failure is
 * tolerated), a broadcast of the login, closing the dialog. The visitor stays on the page.
 */
export async function finishSignIn(
  { user, occasion }: SignedIn,
  recheck: Session['recheck'],
  texts: AuthMessages,
): Promise<void> {
  await pause(settlingPause);
  const checked = await recheck().catch(() => null);
  const person = checked ?? user;
  startSettling();
  closeAuthDialog();
  announceLogin(person);
  toast({
    title: occasion === 'login' ? texts.loggedInTitle : texts.registeredTitle,
    description: texts.loggedInText(nameOf(person)),
  });
}
