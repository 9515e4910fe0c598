import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import CaretDownIcon from '~icons/ph/caret-down';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { directionOf } from '../../../../api/contract/base/languages.ts';
import { LanguageLink, useOtherLanguages } from '../navigation/language-switch.tsx';
import { NavigationItem } from '../navigation/navigation-item.tsx';
import { personalLinks } from '../navigation/navigation-links.ts';
import { nameOf, type SessionUser } from '../../accounts/session/session-user.ts';
import { usePageState } from '../../../lib/page-state.ts';
import { useLogout } from '../../accounts/session/use-logout.ts';
import { useTheme } from '../navigation/theme-provider.tsx';
import { initialsOf } from './initials.ts';
import styles from './user-menu.module.css';

/** Account settings, subscription, contact and logout (docs/specification.md 2, header). */
export function UserMenu({ user }: { user: SessionUser }) {
  const { nav, theme } = useMessages();
  const { shown, toggle } = useTheme();
  const language = useLanguage();
  const otherLanguages = useOtherLanguages();
  const logout = useLogout();
  const { mailConfigured } = usePageState();
  const name = nameOf(user);
  return (
    <Menu.Root dir={directionOf(language)} modal={false}>
      <Menu.Trigger className={styles['trigger']}>
        <span className={styles['initials']} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <bdi className={styles['name']} dir={directionOfText(name)}>
          {name}
        </bdi>
        <VisuallyHidden>, {nav.userMenu}</VisuallyHidden>
        <CaretDownIcon className={styles['caret']} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className={styles['menu']} align="end" sideOffset={8} collisionPadding={12}>
          <Menu.Label className={styles['who']}>
            <span>
              <bdi dir={directionOfText(name)}>{name}</bdi>
            </span>
            <span>
              <bdi dir="ltr">{user.email}</bdi>
            </span>
          </Menu.Label>
          {personalLinks(user).map((link) => (
            <Menu.Item key={link.to} className={styles['item']} asChild>
              <NavigationItem link={link} />
            </Menu.Item>
          ))}
          {mailConfigured && user.isEmailVerified === false && (
            <Menu.Item className={styles['item']} asChild>
              <Link to="/verify-email">{nav.verifyEmail}</Link>
            </Menu.Item>
          )}
          <Menu.Separator className={styles['line']} />
          {otherLanguages.map((other) => (
            <Menu.Item key={other} className={styles['item']} asChild>
              <LanguageLink to={other} />
            </Menu.Item>
          ))}
          <Menu.Item className={styles['item']} onSelect={toggle}>
            {shown === 'dark' ? theme.toLight : theme.toDark}
          </Menu.Item>
          <Menu.Separator className={styles['line']} />
          <Menu.Item className={styles['item']} onSelect={() => void logout()}>
            {nav.logout}
          </Menu.Item>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
