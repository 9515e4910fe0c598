import { LogoMark } from '../../../components/logo-mark.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import styles from './loading-screen.module.css';

/** Shown over the whole page until the session is known (docs/specification.md 2). */
export function LoadingScreen() {
  const { loading } = useMessages();
  return (
    <output className={styles['screen']}>
      <LogoMark className={styles['mark']} />
      <span>{loading}</span>
    </output>
  );
}
