import { IconButton, LinearProgress, styled } from '@mui/material';
import ListIcon from '~icons/ph/list';
import {
  LocalesMenuButton,
  RefreshIconButton,
  TitlePortal,
  ToggleThemeButton,
  useLoading,
} from 'react-admin';
import { useMessages } from '../i18n/use-messages.ts';
import { JumpButton } from '../search/JumpButton.tsx';
import type { Overlay } from '../shortcuts/Shortcuts.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 56,
  paddingInline: 32,
  backgroundColor: theme.tokens.ground,
  borderBlockEnd: `1px solid ${theme.tokens.line}`,
  '& .burger': { display: 'none' },
  '& .MuiSvgIcon-root': { fontSize: 20 },
  '& .progress': { position: 'absolute', insetInline: 0, insetBlockEnd: -1, blockSize: 2 },
  [theme.breakpoints.down('md')]: {
    paddingInline: 12,
    '& .burger': { display: 'inline-flex' },
  },
  // A box of its own would be cut without the dots.
  '& #react-admin-title .RaConfigurable-root': { display: 'inline' },
  // What the page is about stays readable between the buttons: on two lines.
  [theme.breakpoints.down('sm')]: {
    '& .at-desk': { display: 'none' },
    '& #react-admin-title': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      fontSize: '0.9375rem',
      lineHeight: 1.25,
    },
  },
}));

interface Props {
  menuOpen: boolean;
  onOpenMenu: () => void;
  onOverlay: (overlay: Overlay) => void;
}

/** The page's title, and the controls of every page: language, theme, refresh, account. */
export function TopBar({ onOpenMenu, menuOpen, onOverlay }: Props) {
  const word = useMessages();
  const loading = useLoading();
  return (
    <Bar>
      <IconButton
        className="burger"
        aria-label={word('menu.open')}
        aria-expanded={menuOpen}
        aria-haspopup="dialog"
        onClick={onOpenMenu}
      >
        <ListIcon size={22} />
      </IconButton>
      <TitlePortal variant="h1" component="h1" />
      <JumpButton onOpen={() => onOverlay('jump')} />
      <LocalesMenuButton />
      <ToggleThemeButton />
      <RefreshIconButton className="at-desk" label="bikur.bar.refresh" />
      <AccountMenu onShortcuts={() => onOverlay('help')} />
      {loading ? <LinearProgress className="progress" aria-label={word('bar.refresh')} /> : null}
    </Bar>
  );
}
