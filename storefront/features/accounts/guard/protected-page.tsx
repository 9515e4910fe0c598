import LockSimpleIcon from '~icons/ph/lock-simple';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { readStoredUser } from '../../../lib/browser-store.ts';
import { focusContentIfLost } from '../../../lib/focus-content.ts';
import { closeAuthDialog, openAuthDialog } from '../sign-in/auth-dialog-store.ts';
import { onAuthStateChange } from '../session/session-events.ts';
import { hasEnded } from '../session/check-session.ts';
import { useSession } from '../session/session-provider.tsx';
import { currentToasts, toast } from '../../website/toasts/toast-store.ts';
import styles from './protected-page.module.css';
import { useGuardMessages } from './use-guard-messages.ts';

/**
 * Replaces a page that needs a signed-in user (docs/specification.md 2): it says so, opens the login dialog,
 * closes it on a login and never redirects; the requested page then appears by itself. Where a session has just ended
 * it leaves the word to the toast that says so, and brings back the page as it stood (docs/product.md 11.10).
 */
export function ProtectedPage() {
  const texts = useGuardMessages();

  const { ended, recheck } = useSession();

  const ask = useEffectEvent(() => {
    openAuthDialog('login');
    const isTold = hasEnded() && currentToasts().some(({ open }) => open);
    // A user is remembered: the session check, which is under way, is going to say that theirs has ended.
    if (isTold || readStoredUser()) return;
    toast({ title: texts.toastTitle, description: texts.toastText, variant: 'warning' });
  });
  useEffect(() => ask(), []);

  const top = ended?.scrollY;
  useEffect(() => {
    if (top === undefined) return undefined;
    // The user may have signed in in another tab.
    const look = () => void (document.hidden || recheck());
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      closeAuthDialog();
      requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
    };
  }, [top, recheck]);
  useEffect(
    () =>
      onAuthStateChange((change) => {
        if (change.action === 'login') closeAuthDialog();
      }),
    [],
  );
  // The focused button may disappear when the requested page replaces this one.
  useEffect(() => focusContentIfLost, []);

  return (
    <div className={classNames('wrap', styles['page'])}>
      <span className={styles['lock']} aria-hidden="true">
        <LockSimpleIcon />
      </span>
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <Button onClick={() => openAuthDialog('login')}>{texts.login}</Button>
    </div>
  );
}
