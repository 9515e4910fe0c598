import XIcon from '~icons/ph/x';
import * as Dialog from '@radix-ui/react-dialog';
import type { RefObject } from 'react';
import { Button } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { LogoMark } from '../../../components/logo-mark.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import { openAuthDialog, type AuthView } from '../../accounts/sign-in/auth-dialog-store.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { useLogout } from '../../accounts/session/use-logout.ts';
import { useSession } from '../../accounts/session/session-provider.tsx';
import { nameOf } from '../../accounts/session/session-user.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import styles from './drawer.module.css';
import { NavigationItem } from './navigation-item.tsx';
import { headerLinks, personalLinks } from './navigation-links.ts';

interface DrawerProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The focus returns to it. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** The menu of narrow screens: the header's links, the user's own pages, language, theme, log in or out. */
export default function Drawer({ open, onOpenChange, opener }: DrawerProps) {
  const { nav, brand } = useMessages();
  const session = useSession();
  const logout = useLogout();
  const close = () => onOpenChange(false);
  function signIn(view: AuthView) {
    close();
    openAuthDialog(view);
  }
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles['scrim']} />
        <Dialog.Content
          className={styles['drawer']}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // After a link the focus is on the new page already; otherwise it returns to the opener.
            if (document.activeElement === document.body) opener.current?.focus();
          }}
        >
          <div className={styles['head']}>
            <LogoMark />
            <Dialog.Title className={styles['title']}>
              {session.user ? <bdi>{nameOf(session.user)}</bdi> : brand}
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={nav.closeMenu}>
                <XIcon aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          <nav className={styles['links']} aria-label={nav.main}>
            {headerLinks(session).map((link) => (
              <NavigationItem key={link.to} link={link} onClick={close} />
            ))}
          </nav>
          {session.user && (
            <div className={styles['links']}>
              {personalLinks(session.user).map((link) => (
                <NavigationItem key={link.to} link={link} onClick={close} />
              ))}
            </div>
          )}
          <div className={styles['settings']}>
            <LanguageSwitch />
            <ThemeToggle />
          </div>
          <div className={styles['end']}>
            {session.isAuthenticated ? (
              <Button
                variant="line"
                wide
                onClick={() => {
                  close();
                  void logout();
                }}
              >
                {nav.logout}
              </Button>
            ) : (
              <>
                <Button variant="ink" wide onClick={() => signIn('register')}>
                  {nav.register}
                </Button>
                <Button variant="line" wide onClick={() => signIn('login')}>
                  {nav.login}
                </Button>
              </>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
