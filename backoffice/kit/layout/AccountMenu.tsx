import { Avatar, IconButton, ListItemIcon, Menu, MenuItem, Tooltip } from '@mui/material';
import KeyboardIcon from '~icons/ph/keyboard';
import SignOutIcon from '~icons/ph/sign-out';
import StorefrontIcon from '~icons/ph/storefront';
import { useState } from 'react';
import { useGetIdentity, useLogout, useNotify } from 'react-admin';
import { useMessages } from '../i18n/use-messages.ts';

function initials(name: string): string {
  const letters = name.split(/[\s_.-]+/).flatMap((part) => [...part].slice(0, 1));
  return letters.slice(0, 2).join('').toUpperCase();
}

export function AccountMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const word = useMessages();
  const notify = useNotify();
  const logout = useLogout();
  const { identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = identity?.fullName ?? '';
  const label = word('bar.account', { name });
  const signOut = () => {
    setAnchor(null);
    logout().catch(() => notify('bikur.bar.signOutFailed', { type: 'error' }));
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Avatar
            sx={{
              width: 32,
              height: 32,
              fontSize: '0.8125rem',
              fontWeight: 700,
              bgcolor: '#1E4D4A',
              color: '#FFFFFF',
            }}
          >
            <bdi>{initials(name)}</bdi>
          </Avatar>
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem component="a" href="/">
          <ListItemIcon>
            <StorefrontIcon size={20} />
          </ListItemIcon>
          {word('bar.toSite')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            onShortcuts();
          }}
        >
          <ListItemIcon>
            <KeyboardIcon size={20} />
          </ListItemIcon>
          {word('shortcuts.open')}
        </MenuItem>
        <MenuItem onClick={signOut}>
          <ListItemIcon>
            <SignOutIcon size={20} className="turns" />
          </ListItemIcon>
          {word('bar.signOut')}
        </MenuItem>
      </Menu>
    </>
  );
}
