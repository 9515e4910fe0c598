import { useCallback } from 'react';
import { useStore } from 'react-admin';
import { ShortcutsHelp } from './ShortcutsHelp.tsx';
import type { MenuGroup } from '../layout/menu-entry.ts';
import { JumpDialog } from '../search/JumpDialog.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** Overlay of the page: the global search, or the list of shortcuts. */
export type Overlay = 'jump' | 'help' | null;

interface Props {
  menu: readonly MenuGroup[];
  overlay: Overlay;
  onOverlay: (overlay: Overlay) => void;
}

export function Shortcuts({ menu, overlay, onOverlay }: Props) {
  const [plainKeys, setPlainKeys] = useStore('shortcuts.plainKeys', true);
  const close = useCallback(() => onOverlay(null), [onOverlay]);
  useShortcuts({
    plainKeys,
    onJump: useCallback(() => onOverlay('jump'), [onOverlay]),
    onHelp: useCallback(() => onOverlay('help'), [onOverlay]),
  });
  if (overlay === 'help')
    return <ShortcutsHelp plainKeys={plainKeys} onPlainKeys={setPlainKeys} onClose={close} />;
  if (overlay === 'jump') return <JumpDialog menu={menu} onClose={close} />;
  return null;
}
