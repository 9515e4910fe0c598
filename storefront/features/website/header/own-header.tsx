import { Link } from 'react-router';
import { useMessages } from '../../../i18n/messages.ts';
import { LanguageSwitch } from '../navigation/language-switch.tsx';
import { OnwardsIcon } from '../navigation/shell-icons.tsx';
import { ThemeToggle } from '../navigation/theme-toggle.tsx';
import { Brand } from './brand.tsx';
import styles from './header.module.css';

/** The quiet header of legal pages and of the embed page (docs/specification.md 2, layout groups). */
export function OwnHeader() {
  const { ownHeader } = useMessages();
  return (
    <header className={`${styles['header']} ${styles['own']}`}>
      <div className={`wrap ${styles['row']}`}>
        <Brand />
        <div className={styles['end']}>
          <LanguageSwitch />
          <ThemeToggle />
          <Link className={styles['back']} to="/">
            <span>{ownHeader.backHome}</span>
            <OnwardsIcon />
          </Link>
        </div>
      </div>
    </header>
  );
}
