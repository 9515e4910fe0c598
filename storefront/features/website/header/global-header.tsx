import { DrawerButton } from '../navigation/drawer-button.tsx';
import { NavigationItem } from '../navigation/navigation-item.tsx';
import { headerLinks } from '../navigation/navigation-links.ts';
import { useSession } from '../../accounts/session/session-provider.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import { LanguageSwitch } from '../navigation/language-switch.tsx';
import { ThemeToggle } from '../navigation/theme-toggle.tsx';
import { Brand } from './brand.tsx';
import { GuestTools } from './guest-tools.tsx';
import { HeaderPlaceholder } from './header-placeholder.tsx';
import styles from './header.module.css';
import { ScriptlessLinks } from './scriptless-links.tsx';
import { signedInTools } from './signed-in-part.ts';
import { useHeaderRefresh } from './use-header-refresh.ts';

/** The header of the whole site in all its states (docs/specification.md 2, header). */
export function GlobalHeader() {
  const { nav } = useMessages();
  const session = useSession();
  const refreshing = useHeaderRefresh();
  const links = headerLinks(session);
  return (
    <header className={styles['header']} data-session={session.isAuthenticated ? 'user' : 'guest'}>
      <div className={`wrap ${styles['row']}`}>
        <Brand />
        {refreshing ? (
          <HeaderPlaceholder />
        ) : (
          <>
            <nav className={styles['links']} aria-label={nav.main}>
              {links.map((link) => (
                <NavigationItem key={link.to} link={link} />
              ))}
            </nav>
            <div className={styles['end']}>
              <LanguageSwitch className={styles['wideOnly']} />
              <div className={styles['wideOnly']}>
                <ThemeToggle />
              </div>
              {session.user ? <signedInTools.Component user={session.user} /> : <GuestTools />}
              <DrawerButton className={styles['menu']} />
            </div>
          </>
        )}
      </div>
      <ScriptlessLinks links={links} />
    </header>
  );
}
