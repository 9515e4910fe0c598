import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { useEffect } from 'react';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { focusContentIfLost } from '../../../lib/focus-content.ts';
import { closeAuthDialog, openAuthDialog } from '../sign-in/auth-dialog-store.ts';
import { onAuthStateChange } from '../session/session-events.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import styles from './protected-page.module.css';
import { useGuardMessages } from './use-guard-messages.ts';

/**
 * Replaces a page that needs a signed-in user (docs/specification.md 2): it says so, opens the login dialog,
 * closes it on a login and never redirects; the requested page then appears by itself.
 */
export function ProtectedPage() {
  const texts = useGuardMessages();

  useEffect(() => {
    openAuthDialog('login');
    toast({ title: texts.toastTitle, description: texts.toastText, variant: 'warning' });
  }, [texts]);
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
