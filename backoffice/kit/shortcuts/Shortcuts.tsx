import { useCallback } from 'react';
import { useStore } from 'react-admin';
import { ShortcutsHelp } from './ShortcutsHelp.tsx';
import { useOffice } from '../layout/office-context.ts';
import { JumpDialog } from '../search/JumpDialog.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** The keys of every page, and what they open over it. */
export function Shortcuts() {
  const { overlay, onOverlay } = useOffice();
  const [plainKeys, setPlainKeys] = useStore('shortcuts.plainKeys', true);
  const close = useCallback(() => onOverlay(null), [onOverlay]);
  useShortcuts({
    plainKeys,
    onJump: useCallback(() => onOverlay('jump'), [onOverlay]),
    onHelp: useCallback(() => onOverlay('help'), [onOverlay]),
  });
  if (overlay === 'help')
    return <ShortcutsHelp plainKeys={plainKeys} onPlainKeys={setPlainKeys} onClose={close} />;
  return overlay === 'jump' ? <JumpDialog onClose={close} /> : null;
}
