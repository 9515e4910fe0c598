import { Button } from '../../../components/button.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import { openAuthDialog } from '../../accounts/sign-in/auth-dialog-store.ts';
import styles from './header.module.css';

export function GuestTools() {
  const { nav } = useMessages();
  return (
    <div className={styles['guest']}>
      <Button variant="quiet" className={styles['login']} onClick={() => openAuthDialog('login')}>
        {nav.login}
      </Button>
      <Button variant="ink" onClick={() => openAuthDialog('register')}>
        {nav.register}
      </Button>
    </div>
  );
}
