import { useSyncExternalStore } from 'react';
import { Spinner } from '../../../components/spinner.tsx';
import { isSettling, isSettlingOnServer, subscribeToSettling } from './settling-store.ts';
import styles from './settling-overlay.module.css';
import { useAuthMessages } from './use-auth-messages.ts';

export function SettlingOverlay() {
  const settling = useSyncExternalStore(subscribeToSettling, isSettling, isSettlingOnServer);
  return settling ? <Cover /> : null;
}

function Cover() {
  const texts = useAuthMessages();
  return (
    <output className={styles['overlay']}>
      <span className={styles['words']}>
        <Spinner />
        <span>{texts.working}</span>
      </span>
    </output>
  );
}
