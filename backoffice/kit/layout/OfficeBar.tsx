import { ListItemIcon, MenuItem } from '@mui/material';
import KeyboardIcon from '~icons/ph/keyboard';
import SignOutIcon from '~icons/ph/sign-out';
import StorefrontIcon from '~icons/ph/storefront';
import {
  AppBar,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  useLogout,
  useNotify,
  useUserMenu,
  type AppBarProps,
} from 'react-admin';
import { Link } from 'react-router';
import { useMessages } from '../i18n/use-messages.ts';
import { JumpButton } from '../search/JumpButton.tsx';
import { Logo } from './Logo.tsx';
import { useOffice } from './office-context.ts';

/** react-admin's bar, with the way to search; its own tools are language, theme and refresh. */
export function OfficeBar(props: AppBarProps) {
  const { onOverlay } = useOffice();
  return (
    <AppBar {...props} color="default" elevation={0} userMenu={<AccountMenu />}>
      <Link to="/" className="home">
        <Logo />
      </Link>
      <TitlePortal variant="h1" component="h1" />
      <JumpButton onOpen={() => onOverlay('jump')} />
    </AppBar>
  );
}

function AccountMenu() {
  const word = useMessages();
  const { identity } = useGetIdentity();
  return (
    <UserMenu label={word('bar.account', { name: identity?.fullName ?? '' })}>
      <AccountEntries />
    </UserMenu>
  );
}

/** With a way out that says so where it fails, as react-admin's `Logout` doesn't. */
function AccountEntries() {
  const word = useMessages();
  const notify = useNotify();
  const logout = useLogout();
  const { onOverlay } = useOffice();
  const { onClose } = useUserMenu() ?? {};
  return (
    <>
      <MenuItem component="a" href="/">
        <ListItemIcon>
          <StorefrontIcon size={20} />
        </ListItemIcon>
        {word('bar.toSite')}
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose?.();
          onOverlay('help');
        }}
      >
        <ListItemIcon>
          <KeyboardIcon size={20} />
        </ListItemIcon>
        {word('shortcuts.open')}
      </MenuItem>
      <MenuItem
        onClick={() => void logout().catch(() => notify('bikur.bar.signOutFailed', { type: 'error' }))}
      >
        <ListItemIcon>
          <SignOutIcon size={20} className="turns" />
        </ListItemIcon>
        {word('bar.signOut')}
      </MenuItem>
    </>
  );
}
